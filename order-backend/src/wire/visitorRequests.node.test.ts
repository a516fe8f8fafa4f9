import { readFile } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { collections } from '@site/order-model/enquiry';
import { documentsRoot } from '../documents/names';
import { idOf, nameOf, orderRecord, orderWrite, PROJECT, wireOf } from '../testing/sampleOrders';
import { DOCUMENTS, OWNER, sendCommit, sendRequest } from '../testing/sendRequest';
import { storeForEachTest } from '../testing/storeForEachTest';
import { refuseOtherMachines } from './access';

const store = storeForEachTest();
const COMMIT = `${DOCUMENTS}:commit`;
const ORDER = `${DOCUMENTS}/${collections.orders}/${idOf('one')}`;

const commit = (...writes: unknown[]) => sendCommit(store.port, { writes });
const withFields = (changes: Record<string, unknown>) => ({
  update: { name: nameOf('one'), fields: { ...wireOf(orderRecord()), ...changes } },
});
const refusal = (code: number, status: string) => ({
  code,
  body: { error: { code, message: expect.any(String), status } },
});
const TIME = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);

test('a commit is answered as by Firestore; once more it changes nothing and tells when the order was stored', async () => {
  const first = await store.add('one');
  expect(first).toMatchObject({
    code: 200,
    body: { writeResults: [{ updateTime: TIME }], commitTime: TIME },
  });
  const journal = await readFile(store.journalFile, 'utf8');
  const { update } = orderWrite('one');
  const reordered = Object.fromEntries(Object.entries(update.fields).reverse());
  const second = await commit({ update: { ...update, fields: reordered } });

  const { commitTime } = first.body as { commitTime: string };
  expect(second).toMatchObject({ code: 200, body: { writeResults: [{ updateTime: commitTime }] } });
  expect(await readFile(store.journalFile, 'utf8')).toBe(journal);
});

test('of several documents all are stored, or none', async () => {
  expect(await commit(orderWrite('one'), orderWrite('two'))).toMatchObject({ code: 200 });
  const wrong = orderWrite('four', { Quantity: 0 });
  expect(await commit(orderWrite('three'), wrong)).toMatchObject({ code: 403 });
  expect(await commit(orderWrite('five'), orderWrite('five'))).toMatchObject({ code: 501 });
  expect(await store.starts()).toEqual(['one', 'two']);
});

test('orders that come at the same time are all stored; of those with one id, one', async () => {
  const wanted = Array.from({ length: 200 }, (_, index) => `id${String(index).padStart(3, '0')}`);
  const replies = await Promise.all(wanted.map((id) => store.add(id)));
  expect(replies.map(({ code }) => code)).toEqual(wanted.map(() => 200));
  expect(await store.starts()).toEqual(wanted);

  const same = await Promise.all(
    Array.from({ length: 20 }, (_, index) => store.add('one', { Quantity: index + 1 })),
  );
  expect(same.filter(({ code }) => code === 200)).toHaveLength(1);
  expect(same.filter(({ code }) => code === 403)).toHaveLength(19);
});

test('what a visitor sent never changes, not even for the owner', async () => {
  await store.add('one');
  const body = JSON.stringify({ writes: [orderWrite('one', { Name: 'Usha' })] });
  for (const headers of [OWNER, {}]) {
    const reply = await sendRequest(store.port, { method: 'POST', path: COMMIT, headers, body });
    expect(reply).toMatchObject({ code: 403 });
  }
});

test('another project than the own is not there', async () => {
  const elsewhere = DOCUMENTS.replace(PROJECT, 'demo-other');
  const reply = await sendRequest(store.port, { method: 'POST', path: `${elsewhere}:commit` });
  expect(reply).toMatchObject(refusal(404, 'NOT_FOUND'));
  const { update } = orderWrite('one');
  const name = update.name.replace(PROJECT, 'demo-other');
  expect(await commit({ update: { ...update, name } })).toMatchObject({ code: 400 });
  expect(await store.starts()).toEqual([]);
});

test.each([
  ['GET', '/v1/'],
  ['DELETE', ORDER],
  ['GET', `${DOCUMENTS}/${collections.orders}`],
  ['POST', `${DOCUMENTS}:beginTransaction`],
  ['GET', ORDER.replace('(default)', 'other')],
])('%s %s, which no page of ours sends, is not implemented', async (method, path) => {
  expect(await sendRequest(store.port, { method, path })).toMatchObject({ code: 501 });
});

test.each([
  { verify: nameOf('one'), currentDocument: { exists: true } },
  {
    ...orderWrite('one'),
    updateTransforms: [{ fieldPath: 'Quantity', increment: { integerValue: '1' } }],
  },
])('nor is a write such as %j', async (write) => {
  expect(await commit(write)).toMatchObject(refusal(501, 'UNIMPLEMENTED'));
  expect(await store.starts()).toEqual([]);
});

test.each<[what: string, body: unknown]>([
  ['half a text', '{"writes": ['],
  ['bytes that are no UTF-8', Buffer.from([0x22, 0xff, 0x22])],
  ['a list', []],
  ['a write that is none', { writes: [7] }],
  ...[undefined, `${documentsRoot(PROJECT)}/a`].map((name): [string, unknown] => [
    `the name ${name}`,
    { writes: [{ update: { name, fields: wireOf(orderRecord()) } }] },
  ]),
  ...[
    { integerValue: '2.5' },
    { integerValue: 2 },
    { integerValue: '9223372036854775808' },
    { timestampValue: 'today' },
    { integerValue: '2', stringValue: '2' },
    {},
  ].map((Quantity): [string, unknown] => [
    `the value ${JSON.stringify(Quantity)}`,
    { writes: [withFields({ Quantity })] },
  ]),
])('%s is malformed', async (_what, body) => {
  expect(await sendCommit(store.port, body)).toMatchObject(refusal(400, 'INVALID_ARGUMENT'));
});

test('a body of 64 KiB is read, one byte more is too large', async () => {
  const text = JSON.stringify({ writes: [orderWrite('one')] });
  expect(await sendCommit(store.port, text.padEnd(65_536))).toMatchObject({ code: 200 });
  expect(await sendCommit(store.port, text.padEnd(65_537))).toMatchObject({ code: 413 });
  expect(await sendCommit(store.port, text.padEnd(5_000_000))).toMatchObject({ code: 413 });
});

test('nothing that a visitor sent is logged or repeated in a refusal', async () => {
  const wrong = orderWrite('one', { Name: 'Asha Rao', Email: 'asha@', Mobile: '98765' });
  const surplus = withFields({ 'asha@example.com': { stringValue: 'Asha' } });
  const replies = await Promise.all([
    commit(wrong),
    commit(surplus),
    commit({ ...wrong, 'asha@example.com': 1 }),
    sendCommit(store.port, JSON.stringify({ writes: [wrong] }).slice(0, -9)),
    commit({ update: { name: 'Asha Rao', fields: {} } }),
  ]);

  const said = JSON.stringify([replies.map(({ body }) => body), store.logged]);
  expect(said).not.toMatch(/asha|98765/i);
  expect(said).toMatch(/Email is not valid, Mobile is not valid/);
  expect(said).toMatch(/insufficient permissions: it has another field\./);
  expect(store.logged.length).toBeGreaterThan(0);
});

test.each([
  { Host: 'example.com' },
  { Host: 'localhost:80@example.com' },
  { Origin: 'https://example.com' },
  { Origin: 'http://localhost.example.com' },
  { Origin: 'null' },
])('a request of a stranger is refused: %j', async (headers) => {
  const body = JSON.stringify({ writes: [orderWrite('one')] });
  const reply = await sendRequest(store.port, { method: 'POST', path: COMMIT, headers, body });
  expect(reply).toMatchObject(refusal(403, 'PERMISSION_DENIED'));
  // Nor may any page of another origin read an answer.
  expect(reply.headers['access-control-allow-origin']).toBeUndefined();
  expect(await store.starts()).toEqual([]);
});

test('nor is another machine served, also where the server listens to it', () => {
  const request = { headers: { host: 'localhost' }, socket: { remoteAddress: '192.0.2.7' } };
  expect(() => refuseOtherMachines(request as IncomingMessage)).toThrow(/this machine alone/);
});
