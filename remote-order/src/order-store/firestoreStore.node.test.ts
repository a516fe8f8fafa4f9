import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { collections } from '@site/order-model/enquiry';
import { sampleDraft } from '../testing/sampleDraft';
import { toOrderRecord } from '@site/order-model/toOrderRecord';
import { openFirestoreStore, type StoreOptions } from './firestoreStore';

const settings = { projectId: 'demo-test', apiKey: 'key', appId: 'app' };
const order = toOrderRecord(sampleDraft());
const id = 'abcdefghijABCDEFGHIJ';

let server: Server;
let logged: jest.SpyInstance[];

async function serve(answer: RequestListener): Promise<string> {
  server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `127.0.0.1:${(server.address() as AddressInfo).port}`;
}

function answerWith(status: number, body: object): RequestListener {
  return (_request, response) => {
    response.writeHead(status, { 'Content-Type': 'application/json' });
    response.end(JSON.stringify(body));
  };
}

const openAt = (host: string, options: Partial<StoreOptions> = {}) =>
  openFirestoreStore(settings, {
    origin: `http://${host}`,
    isOffline: () => false,
    ...options,
  });

beforeEach(() => {
  logged = (['debug', 'info', 'log', 'warn', 'error'] as const).map((level) =>
    jest.spyOn(console, level).mockImplementation(() => {}),
  );
});

afterEach(async () => {
  const lines = JSON.stringify(logged.flatMap((spy) => spy.mock.calls));
  jest.restoreAllMocks();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  // Whatever happened, no personal data is in a log.
  for (const value of [order.Name, order.Email, order.Mobile]) expect(lines).not.toContain(value);
});

const refusal = (code: number, status: string) => answerWith(code, { error: { code, status } });
const documentName = `projects/demo-test/databases/(default)/documents/${collections.orders}/${id}`;
const missing = (message: string) =>
  answerWith(404, { error: { code: 404, status: 'NOT_FOUND', message } });

test.each<[string, RequestListener, string]>([
  ['there is none any more', missing(`Document "${documentName}" not found.`), 'erased'],
  ['there is no database any more', missing('There is no database.'), 'permission-denied'],
  ['a proxy has no such page', answerWith(404, {}), 'permission-denied'],
  ['the order is there', answerWith(200, { name: id }), 'permission-denied'],
  ['a server never answers', () => {}, 'timeout'],
  [
    'the answer is cut off',
    (_request, response) => {
      response.writeHead(404, { 'Content-Length': 500 });
      response.write('{', () => response.destroy());
    },
    'permission-denied',
  ],
])('refused, and asked for the order %s', async (_case, look, code) => {
  const looks: (string | undefined)[] = [];
  const host = await serve((request, response) => {
    if (request.method === 'POST') return refusal(403, 'PERMISSION_DENIED')(request, response);
    looks.push(request.url);
    look(request, response);
  });

  await expect(openAt(host, { sendLimitMs: 2000 }).add('orders', id, order)).rejects.toMatchObject({
    code,
    isAnswered: true,
    mayBeStored: false,
  });
  expect(looks[0]).toBe(
    `/v1/projects/demo-test/databases/(default)/documents/${collections.orders}/${id}?key=key`,
  );
});

test('a server that never answers: the request is ended', async () => {
  let hasEnded = () => {};
  const ended = new Promise<void>((resolve) => (hasEnded = resolve));
  const host = await serve((request) => void request.once('close', hasEnded));

  await expect(openAt(host, { sendLimitMs: 100 }).add('orders', id, order)).rejects.toMatchObject({
    code: 'timeout',
    isAnswered: false,
    mayBeStored: true,
  });
  await ended;
});
