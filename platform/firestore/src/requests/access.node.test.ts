import { once } from 'node:events';
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { networkInterfaces } from 'node:os';
import { collections } from '@site/contracts/enquiry';
import { temporaryFolders } from '@site/tooling/testing/temporaryFolder';
import { journalIn } from '../journal/dataFolder';
import { DOCUMENTS, OWNER } from '../testing/sendRequest';
import { testStore } from '../testing/serveStore';
import { openStore } from './openStore';

const newFolder = temporaryFolders();
const ORDERS = `${DOCUMENTS}/${encodeURIComponent(collections.orders)}`;

describe('another machine', () => {
  let server: Server | undefined;
  afterEach(() => server?.close());
  const outside = Object.values(networkInterfaces())
    .flatMap((them) => them ?? [])
    .find(({ internal, family }) => !internal && family === 'IPv4')?.address;

  // Without a network there is no address to come from.
  (outside ? test : test.skip)('is refused, also where the server listens to it', async () => {
    const journalFile = journalIn(await newFolder());
    const firestore = await openStore(testStore({ journalFile, log: () => {} }));
    server = createServer((asked, response) => void firestore.handle(asked, response));
    await new Promise<void>((resolve) => server?.listen(0, '0.0.0.0', resolve));
    const { port } = server.address() as AddressInfo;
    const sending = request({
      host: outside,
      port,
      path: ORDERS,
      headers: { ...OWNER, Host: 'localhost' },
      agent: false,
    });
    sending.end();
    const [response] = await once(sending, 'response');
    response.resume();
    await firestore.close();

    expect(response.statusCode).toBe(403);
  });
});
