import { get, type ClientRequest } from 'node:http';
import { setImmediate as turn } from 'node:timers/promises';
import { join } from 'node:path';
import { openPort } from '@site/tooling/http/openPort';
import { temporaryFolders } from '@site/tooling/testing/temporaryFolder';
import { serveSite } from './siteServer';
import { writeTestSite } from './testing/writeTestSite';

const newFolder = temporaryFolders();
let whileOpening: () => Promise<void>;

jest.mock('../database/localDatabase', () => {
  const actual = jest.requireActual('../database/localDatabase');
  return {
    ...actual,
    openLocalDatabase: async (...args: unknown[]) => {
      await whileOpening();
      return actual.openLocalDatabase(...args);
    },
  };
});

test('a request that arrives while the database is being opened is answered', async () => {
  const folder = await newFolder();
  await writeTestSite(join(folder, 'site'), { '/index.html': 'home', '/404.html': 'nothing' });
  const port = await openPort(5170);
  let status: Promise<number | undefined> = Promise.resolve(undefined);
  whileOpening = async () => {
    const asked = await new Promise<ClientRequest>((sent) => {
      const request = get({ host: 'localhost', port, path: '/' });
      request.once('finish', () => sent(request));
    });
    status = new Promise((resolve, reject) => {
      asked.once('response', (response) => resolve(response.resume().statusCode));
      asked.once('error', reject);
    });
    // The server has read the request by then.
    for (let count = 0; count < 100; count += 1) await turn();
  };
  const site = await serveSite({ site: join(folder, 'site'), data: join(folder, 'data'), port });

  expect(await status).toBe(200);
  await site.close();
});
