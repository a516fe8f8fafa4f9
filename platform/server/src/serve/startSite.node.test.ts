import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { UsageError } from '@site/tooling/command-line/command';
import { serveLocally } from '@site/tooling/http/serveLocally';
import { temporaryFolders } from '@site/tooling/testing/temporaryFolder';
import { startSite } from './startSite';
import { testSites } from './testing/testSites';

const serve = testSites();
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

test('a port of another clone leads to one beside it', async () => {
  const running = await serveLocally((_, response) =>
    response.end(JSON.stringify({ live: { shell: '1.0.0-0123456789ab' } })),
  );
  const port = Number(new URL(running.address).port);
  const data = await newFolder();

  await expect(startSite({ port, data, site: join(data, 'none') })).rejects.toThrow(
    `Another site is at http://localhost:${port}. To start this one beside it: npm start -- --port ${port + 200}`,
  );
  await running.close();
});

test('the site that runs already is named, at whatever port', async () => {
  const { address, data } = await serve({ '/index.html': 'Home', '/404.html': '' });

  await expect(startSite({ port: 0, data, site: join(data, 'none') })).rejects.toThrow(
    `The site is already running at ${address}.`,
  );
});

test('a data folder that cannot be used is named before anything is built', async () => {
  const folder = await newFolder();
  const data = join(folder, 'file');
  await writeFile(data, '');

  await expect(startSite({ port: 0, data, site: join(folder, 'none') })).rejects.toThrow(
    /^Enquiries cannot be kept in .*\. Name another folder/,
  );
});

test.each(['99999', '0', '', '4130=5', 'x'])('"order=%s" has no port', async (port) => {
  const data = await newFolder();

  const start = startSite({ port: 0, data, site: join(data, 'none'), local: `order=${port}` });
  await expect(start).rejects.toThrow(
    new UsageError(`Invalid port "${port}" (expected e.g. order=4130).`),
  );
  await expect(start).rejects.toBeInstanceOf(UsageError);
});

test('a remote of another name is not taken', async () => {
  const start = startSite({ port: 0, local: 'orders=4130' });
  await expect(start).rejects.toThrow(/^Unknown remote "orders" \(expected one of: /);
});
