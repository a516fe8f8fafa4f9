import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { temporaryFolders } from '@site/tooling/testing/temporaryFolder';
import { startSite } from './startSite';

const newFolder = temporaryFolders();

test('a port of another program is named before anything is built', async () => {
  const other = createServer((socket) => socket.destroy());
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  const { port } = other.address() as AddressInfo;
  const data = await newFolder();
  const start = (ports: { port: number; desk?: number }) =>
    startSite({ ...ports, data, site: join(data, 'none') });

  await expect(start({ port })).rejects.toThrow(
    `Port ${port} is in use by another program. Choose another --port.`,
  );
  await expect(start({ port: 0, desk: port })).rejects.toThrow(
    `Port ${port} is in use by another program. Choose another --desk.`,
  );
  other.close();
});
