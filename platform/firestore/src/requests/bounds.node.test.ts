import { once } from 'node:events';
import { createServer, request, type Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { networkInterfaces } from 'node:os';
import { collections } from '@site/contracts/enquiry';
import { deleteApp, initializeApp } from 'firebase/app';
import {
  collection,
  connectFirestoreEmulator,
  doc,
  getFirestore,
  setDoc,
  setLogLevel,
} from 'firebase/firestore/lite';
import { createFirestore } from './createFirestore';
import { journalIn } from '../journal/dataFolder';
import type { StoreLimits } from './storeLimits';
import { DOCUMENTS, OWNER, sendRequest, listAll, sendCommit } from '../testing/sendRequest';
import { orderRecord, orderWrite } from '../testing/sampleOrders';
import { serveStore, testStore, type ServedStore } from '../testing/serveStore';
import { temporaryFolders } from '@site/tooling/testing/temporaryFolder';

const newFolder = temporaryFolders();
const COMMIT = `${DOCUMENTS}:commit`;
const ORDERS = `${DOCUMENTS}/${encodeURIComponent(collections.orders)}`;
let store: ServedStore | undefined;
afterEach(() => store?.close());

async function serve(limits: Partial<StoreLimits>): Promise<ServedStore> {
  store = await serveStore({ journalFile: journalIn(await newFolder()), log: () => {}, limits });
  return store;
}

const add = (port: number, id: string) => sendCommit(port, { writes: [orderWrite(id)] });

/** Sends a commit from another address of this machine than the usual one. */
async function addFrom(localAddress: string, port: number, id: string): Promise<number> {
  const sending = request({ host: '127.0.0.1', port, method: 'POST', path: COMMIT, localAddress });
  sending.end(JSON.stringify({ writes: [orderWrite(id)] }));
  const [response] = await once(sending, 'response');
  response.resume();
  return response.statusCode;
}

describe('the pace', () => {
  const quick = { burst: 5, perSecond: 20 };
  const codes = (replies: { code: number }[]) => replies.map(({ code }) => code);

  test('of one client is bounded; what is over is answered as Firestore does, and nothing of it is stored', async () => {
    const { port } = await serve({ perClient: { burst: 5, perSecond: 0.01 } });
    const ids = Array.from({ length: 8 }, (_, index) => `id${index}`);
    const replies = await Promise.all(ids.map((id) => add(port, id)));
    const refused = replies.filter(({ code }) => code !== 200);

    expect(codes(replies).filter((code) => code === 200)).toHaveLength(5);
    expect(refused).toHaveLength(3);
    for (const reply of refused) {
      expect(reply).toMatchObject({
        code: 429,
        headers: { 'retry-after': '1' },
        body: { error: { code: 429, status: 'RESOURCE_EXHAUSTED', message: expect.any(String) } },
      });
    }
    expect(await listAll(port, collections.orders)).toHaveLength(5);
  });

  test('is one that a client finds again after a moment', async () => {
    const { port } = await serve({ perClient: quick });
    for (let count = 0; (await add(port, `id${count}`)).code === 200; count += 1);
    await new Promise((resolve) => setTimeout(resolve, 200));

    expect(await add(port, 'later')).toMatchObject({ code: 200 });
  });

  // The system's whole 127.0.0.0/8 is this machine on Linux alone.
  (process.platform === 'linux' ? test : test.skip)(
    'of one client is not that of others',
    async () => {
      const limits = {
        perClient: { burst: 2, perSecond: 0.01 },
        total: { burst: 5, perSecond: 0.01 },
      };
      const journalFile = journalIn(await newFolder());
      const store = await createFirestore(testStore({ journalFile, log: () => {}, limits }));
      const server = createServer((asked, response) => void store.handle(asked, response));
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      const { port } = server.address() as AddressInfo;
      const answers: number[] = [];
      for (const address of ['127.0.0.2', '127.0.0.2', '127.0.0.2', '127.0.0.3', '127.0.0.3'])
        answers.push(await addFrom(address, port, `id${answers.length}`));
      for (const address of ['127.0.0.4', '127.0.0.4'])
        answers.push(await addFrom(address, port, `id${answers.length}`));
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await store.close();

      // Two each, and five in all.
      expect(answers).toEqual([200, 200, 429, 200, 200, 200, 429]);
    },
  );

  test('that is too quick is `resource-exhausted` to the browser, which may try again', async () => {
    setLogLevel('silent');
    const { port } = await serve({ perClient: { burst: 1, perSecond: 0.01 } });
    const app = initializeApp({ projectId: 'demo-site', apiKey: 'any', appId: 'any' }, 'pace');
    const database = getFirestore(app);
    connectFirestoreEmulator(database, 'localhost', port);
    const send = () => setDoc(doc(collection(database, collections.orders)), { ...orderRecord() });
    await send();

    await expect(send()).rejects.toMatchObject({ code: 'resource-exhausted' });
    await deleteApp(app);
  });

  test('of staff who read many pages is their own', async () => {
    const { port } = await serve({ perClient: { burst: 1, perSecond: 0.01 } });
    for (let page = 0; page < 5; page += 1) {
      expect(await sendRequest(port, { path: ORDERS, headers: OWNER })).toMatchObject({
        code: 200,
      });
    }
    expect(await sendRequest(port, { path: ORDERS })).toMatchObject({ code: 403 });
    expect(await sendRequest(port, { path: ORDERS })).toMatchObject({ code: 429 });
  });
});

describe('a body', () => {
  const head = (length: string) =>
    `POST ${COMMIT} HTTP/1.1\r\nHost: localhost\r\n${length}\r\n\r\n`;

  function sender(port: number, beginning: string) {
    const socket = connect(port, 'localhost');
    let text = '';
    socket.on('data', (chunk) => (text += String(chunk))).on('error', () => {});
    const closed = new Promise((resolve) => socket.on('close', resolve));
    socket.write(beginning);
    return { socket, closed, said: () => text };
  }

  test('that is announced as too large is refused before it arrives', async () => {
    const { port } = await serve({ bodyTimeMs: 60_000 });
    const { socket, said } = sender(port, head('Content-Length: 65537'));
    await once(socket, 'data');

    expect(said()).toMatch(/^HTTP\/1\.1 413 /);
    socket.destroy();
  });

  test('that goes on for ever is refused, and its connection closed', async () => {
    const { port } = await serve({});
    const { socket, closed, said } = sender(port, head('Transfer-Encoding: chunked'));
    const chunk = `10000\r\n${'x'.repeat(0x10000)}\r\n`;
    let sent = 0;
    const pour = () => {
      while (!socket.destroyed && socket.write(chunk)) sent += 1;
    };
    socket.on('drain', pour);
    pour();
    await closed;

    expect(said()).toMatch(/^HTTP\/1\.1 413 /);
    expect(sent).toBeGreaterThan(1);
  });

  test('that drips is given up after the time of a body, however often it moves', async () => {
    const { port } = await serve({ bodyTimeMs: 200 });
    const { socket, closed, said } = sender(port, head('Content-Length: 5000'));
    const dripping = setInterval(() => socket.write('x'), 20);
    await closed;
    clearInterval(dripping);

    expect(said()).toMatch(/^HTTP\/1\.1 408 /);
  });
});

describe('another machine', () => {
  let server: Server | undefined;
  afterEach(() => server?.close());
  const outside = Object.values(networkInterfaces())
    .flatMap((them) => them ?? [])
    .find(({ internal, family }) => !internal && family === 'IPv4')?.address;

  // Without a network there is no address to come from.
  (outside ? test : test.skip)('is refused, also where the server listens to it', async () => {
    const journalFile = journalIn(await newFolder());
    const firestore = await createFirestore(testStore({ journalFile, log: () => {} }));
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
