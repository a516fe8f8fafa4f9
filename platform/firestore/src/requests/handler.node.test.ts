import { connect } from 'node:net';
import { once } from 'node:events';
import { collections } from '@site/contracts/enquiry';
import { isFirestorePath } from './openStore';
import { journalIn } from '../journal/dataFolder';
import { DOCUMENTS, OWNER, sendRequest, listAll, sendCommit } from '../testing/sendRequest';
import { orderWrite } from '../testing/sampleOrders';
import { serveStore } from '../testing/serveStore';
import { storeForEachTest } from '../testing/storeForEachTest';
import { temporaryFolders } from '@site/tooling/testing/temporaryFolder';

const newFolder = temporaryFolders();
const COMMIT = `${DOCUMENTS}:commit`;
const ORDERS = `${DOCUMENTS}/${encodeURIComponent(collections.orders)}`;
const store = storeForEachTest();

const refusal = (code: number, status: string) => ({
  code,
  body: { error: { code, message: expect.any(String), status } },
});

describe('addresses', () => {
  test.each(['/v1', '/v1/', '/v1/projects/p', '/v1?x'])('%s is the store', (url) => {
    expect(isFirestorePath(url)).toBe(true);
  });

  test.each(['/', '/v10/projects', '/buy-now', '/x/v1/'])('%s is not the store', (url) => {
    expect(isFirestorePath(url)).toBe(false);
  });

  test.each([
    ['GET', '/v1/'],
    ['GET', `${ORDERS}/one`],
    ['HEAD', ORDERS],
    ['PATCH', `${ORDERS}/one`],
    ['DELETE', ORDERS],
    ['POST', ORDERS],
    ['POST', `${DOCUMENTS}:batchWrite`],
    ['POST', `${DOCUMENTS}:beginTransaction`],
    ['GET', DOCUMENTS.replace('(default)', 'other')],
  ])('%s %s is not implemented', async (method, path) => {
    const reply = await sendRequest(store.port, { method, path, headers: OWNER });

    const expected = refusal(501, 'UNIMPLEMENTED');
    expect(reply).toMatchObject(method === 'HEAD' ? { code: 501 } : expected);
  });
});

describe('strangers', () => {
  test.each(['example.com', 'localhost.example.com', '10.0.0.1', 'localhost:80@example.com'])(
    'a request to the host %s is refused',
    async (host) => {
      const reply = await sendRequest(store.port, {
        path: ORDERS,
        headers: { ...OWNER, Host: host },
      });
      expect(reply).toMatchObject(refusal(403, 'PERMISSION_DENIED'));
    },
  );

  test.each(['localhost', 'localhost:8080', '127.0.0.1:1', '[::1]:8080'])(
    'a request to the host %s is served',
    async (host) => {
      const reply = await sendRequest(store.port, {
        path: ORDERS,
        headers: { ...OWNER, Host: host },
      });
      expect(reply).toMatchObject({ code: 200, body: {} });
    },
  );

  test.each(['https://example.com', 'http://localhost.example.com', 'null', 'http://localhost/x'])(
    'a page of %s cannot add a document',
    async (origin) => {
      const body = JSON.stringify({ writes: [orderWrite('one')] });
      const headers = { Origin: origin, 'Content-Type': 'text/plain' };
      const reply = await sendRequest(store.port, { method: 'POST', path: COMMIT, headers, body });
      expect(reply).toMatchObject(refusal(403, 'PERMISSION_DENIED'));
      expect(reply.headers['access-control-allow-origin']).toBeUndefined();
      expect(await store.starts()).toEqual([]);
    },
  );

  test('a page of a foreign site gets no leave to send', async () => {
    const headers = { Origin: 'https://example.com', 'Access-Control-Request-Method': 'POST' };
    const reply = await sendRequest(store.port, { method: 'OPTIONS', path: COMMIT, headers });
    expect(reply).toMatchObject(refusal(403, 'PERMISSION_DENIED'));
  });

  test.each(['http://localhost:3002', 'http://127.0.0.1:3002', 'https://[::1]'])(
    'a page of %s may add documents with the headers of the SDK, and reads the answer',
    async (origin) => {
      const asked = { Origin: origin, 'Access-Control-Request-Method': 'POST' };
      const leave = await sendRequest(store.port, {
        method: 'OPTIONS',
        path: COMMIT,
        headers: asked,
      });
      expect(leave).toMatchObject({
        code: 204,
        headers: {
          'access-control-allow-origin': origin,
          'access-control-allow-methods': 'POST',
          'access-control-allow-headers': expect.stringMatching(
            /google-cloud-resource-prefix.*x-goog-api-client, x-goog-request-params/,
          ),
          vary: 'Origin',
        },
      });
      expect(leave.headers['access-control-allow-headers']).not.toMatch(/authorization/i);

      const body = JSON.stringify({ writes: [orderWrite('one')] });
      const headers = { Origin: origin };
      const reply = await sendRequest(store.port, { method: 'POST', path: COMMIT, headers, body });
      expect(reply).toMatchObject({
        code: 200,
        headers: { 'access-control-allow-origin': origin, vary: 'Origin' },
      });
    },
  );
});

describe('bodies', () => {
  const padded = (size: number) => {
    const text = JSON.stringify({ writes: [orderWrite('one')] });
    return text + ' '.repeat(size - text.length);
  };

  test('a body of 64 KiB is read, one byte more is too large', async () => {
    expect(await sendCommit(store.port, padded(65_536))).toMatchObject({ code: 200 });
    expect(await sendCommit(store.port, padded(65_537))).toMatchObject(
      refusal(413, 'INVALID_ARGUMENT'),
    );
    expect(await sendCommit(store.port, padded(5_000_000))).toMatchObject({ code: 413 });
  });

  test.each([
    ['nothing', ''],
    ['half a text', '{"writes": ['],
    ['bytes that are no UTF-8', Buffer.from([0x22, 0xff, 0x22])],
  ])('%s is malformed, and is not repeated in the answer', async (_, body) => {
    expect(await sendCommit(store.port, body)).toMatchObject({
      code: 400,
      body: {
        error: { code: 400, message: 'The request is not JSON.', status: 'INVALID_ARGUMENT' },
      },
    });
  });

  test('a sender that goes away stores nothing and stops nothing', async () => {
    const socket = connect(store.port, 'localhost');
    socket.write(`POST ${COMMIT} HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\n{`);
    await once(socket, 'connect');
    socket.destroy();

    expect(await store.add('one')).toMatchObject({
      code: 200,
    });
  });
});

test('nothing that a visitor sent is logged or repeated in a refusal', async () => {
  const secret = { Name: 'Asha Rao', Email: 'asha@', Mobile: '98765' };
  const wrong = orderWrite('one', secret);
  const surplus = {
    update: {
      ...orderWrite('two').update,
      fields: { ...orderWrite('two').update.fields, 'asha@example.com': { stringValue: 'Asha' } },
    },
  };
  const replies = await Promise.all([
    sendCommit(store.port, { writes: [wrong] }),
    sendCommit(store.port, { writes: [surplus] }),
    sendCommit(store.port, JSON.stringify({ writes: [wrong] }).slice(0, -9)),
    sendCommit(store.port, { writes: [{ update: { name: 'Asha Rao', fields: {} } }] }),
  ]);

  const said = JSON.stringify([replies.map(({ body }) => body), store.logged]);
  expect(said).not.toMatch(/asha|98765/i);
  expect(said).toMatch(/Email is not valid, Mobile is not valid/);
  expect(store.logged.length).toBeGreaterThan(0);
});

test('once App Check is enforced a visitor needs its token, and the owner does not', async () => {
  const enforcing = await serveStore({
    journalFile: journalIn(await newFolder()),
    log: () => {},
    enforcesAppCheck: true,
  });
  const commit = (token?: string) =>
    sendRequest(enforcing.port, {
      method: 'POST',
      path: COMMIT,
      headers: token === undefined ? {} : { 'X-Firebase-AppCheck': token },
      body: JSON.stringify({ writes: [orderWrite('one')] }),
    });

  expect(await commit()).toMatchObject(refusal(403, 'PERMISSION_DENIED'));
  // What Firebase's SDK sends when it gets no token.
  expect(await commit(btoa('{"error":"UNKNOWN_ERROR"}'))).toMatchObject({ code: 403 });
  expect(await commit('a.b.c')).toMatchObject({ code: 200 });
  expect(await listAll(enforcing.port, collections.orders)).toHaveLength(1);
  await enforcing.close();
});
