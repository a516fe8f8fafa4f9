import { join } from 'node:path';
import { serveLocally } from '@site/tooling/http/serveLocally';
import { temporaryFolders } from '@site/tooling/testing/temporaryFolder';
import { startSite } from './startSite';

const newFolder = temporaryFolders();

test('a port of another program is named before anything is built', async () => {
  const other = await serveLocally((request) => request.socket.destroy());
  const port = Number(new URL(other.address).port);
  const data = await newFolder();
  const start = (ports: { port: number; desk?: number }) =>
    startSite({ ...ports, data, site: join(data, 'none') });

  await expect(start({ port })).rejects.toThrow(
    `Port ${port} is in use by another program. Choose another --port.`,
  );
  await expect(start({ port: 0, desk: port })).rejects.toThrow(
    `Port ${port} is in use by another program. Choose another --desk.`,
  );
  await other.close();
});
