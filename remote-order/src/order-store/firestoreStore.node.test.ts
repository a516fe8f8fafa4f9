import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { collections, type OrderRecord } from '@site/contracts/enquiry';
import { sampleDraft } from '../order/sampleDraft';
import { toOrderRecord } from '../order/toOrderRecord';
import { openFirestoreStore } from './firestoreStore';

const settings = { projectId: 'demo-test', apiKey: 'key', appId: 'app' };
const order = toOrderRecord(sampleDraft());
const id = 'abcdefghijABCDEFGHIJ';
const commitPath = '/v1/projects/demo-test/databases/(default)/documents:commit';
const stored = { writeResults: [{}], commitTime: '2024-01-01T00:00:00Z' };

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

const openAt = (host: string, limit?: number) =>
  openFirestoreStore(settings, { protocol: 'http:', host }, limit);

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

test('an order is one commit of one document with the six fields', async () => {
  const requests: { request: IncomingMessage; body: unknown }[] = [];
  const host = await serve(async (request, response) => {
    requests.push({ request, body: JSON.parse(await text(request)) });
    answerWith(200, stored)(request, response);
  });

  await openAt(host).add('orders', id, order);

  expect(requests).toHaveLength(1);
  // The SDK appends the public API key.
  expect(requests[0]?.request).toMatchObject({ method: 'POST', url: `${commitPath}?key=key` });
  expect(requests[0]?.body).toEqual({
    writes: [
      {
        update: {
          name: `projects/demo-test/databases/(default)/documents/${collections.orders}/${id}`,
          fields: {
            Name: { stringValue: order.Name },
            Email: { stringValue: order.Email },
            Mobile: { stringValue: order.Mobile },
            Quantity: { integerValue: `${order.Quantity}` },
            RetailerSelfUse: { stringValue: order.RetailerSelfUse },
            Products: { stringValue: order.Products },
          },
        },
      },
    ],
  });
});

test('a subscriber goes to a collection of its own', async () => {
  const bodies: string[] = [];
  const host = await serve(async (request, response) => {
    bodies.push(await text(request));
    answerWith(200, stored)(request, response);
  });

  await openAt(host).add('subscribers', id, { Email: order.Email });

  expect(bodies.join()).toContain(`/documents/${collections.subscribers}/`);
});

test.each([
  // The SDK has one word for every 400, whatever the answer itself says.
  [400, 'INVALID_ARGUMENT', 'failed-precondition'],
  [403, 'PERMISSION_DENIED', 'permission-denied'],
  [429, 'RESOURCE_EXHAUSTED', 'resource-exhausted'],
  [503, 'UNAVAILABLE', 'unavailable'],
])('an answer of %i is the fault %s', async (status, name, code) => {
  const host = await serve(answerWith(status, { error: { code: status, status: name } }));

  await expect(openAt(host).add('orders', id, order)).rejects.toMatchObject({ code });
});

test('a server that never answers is given up', async () => {
  const host = await serve(() => {});

  await expect(openAt(host, 100).add('orders', id, order)).rejects.toMatchObject({
    code: 'deadline-exceeded',
  });
});

test('a refused connection is an unknown fault', async () => {
  const host = await serve(() => {});
  await new Promise((resolve) => server.close(resolve));

  await expect(openAt(host).add('orders', id, order)).rejects.toMatchObject({ code: 'unknown' });
});

test('what cannot be stored is refused at once', async () => {
  const host = await serve(answerWith(200, stored));
  const broken = { ...order, Name: undefined } as unknown as OrderRecord;

  expect(() => openAt(host).add('orders', id, broken)).toThrow();
});
