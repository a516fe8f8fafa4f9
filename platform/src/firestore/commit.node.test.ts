import { readFile } from 'node:fs/promises';
import { collections } from '@site/contracts/enquiry';
import { journalIn } from './dataFolder';
import { askAll, askCommit } from './testing/ask';
import { orderWrite, startOf } from './testing/orders';
import { serveStore, type ServedStore } from './testing/serveStore';
import { temporaryFolders } from './testing/temporaryFolder';

const newFolder = temporaryFolders();
let journalFile: string;
let store: ServedStore;

beforeEach(async () => {
  journalFile = journalIn(await newFolder());
  store = await serveStore({ journalFile, log: () => {} });
});

afterEach(() => store.close());

const commit = (...writes: unknown[]) => askCommit(store.port, { writes });
const ids = async () =>
  (await askAll(store.port, collections.orders)).map(({ name }) => startOf(name));
const when = (id: string, currentDocument: unknown) => ({ ...orderWrite(id), currentDocument });
const TIME = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z$/);

describe('a commit', () => {
  test('answers as Firestore does', async () => {
    const reply = await commit(orderWrite('one'), orderWrite('two'));

    expect(reply).toMatchObject({
      code: 200,
      body: { writeResults: [{ updateTime: TIME }, { updateTime: TIME }], commitTime: TIME },
    });
  });

  test('again with the same data changes nothing and tells when the document was stored', async () => {
    const first = await commit(orderWrite('one'));
    const journal = await readFile(journalFile, 'utf8');
    const { update } = orderWrite('one');
    const reordered = Object.fromEntries(Object.entries(update.fields).reverse());
    const second = await commit({ update: { ...update, fields: reordered } });

    const { commitTime } = first.body as { commitTime: string };
    expect(second).toMatchObject({
      code: 200,
      body: { writeResults: [{ updateTime: commitTime }] },
    });
    expect(await readFile(journalFile, 'utf8')).toBe(journal);
  });

  test('keeps every text just as it is', async () => {
    const Name = 'José 😀 ক্\u200dষ "\\n';
    await commit(orderWrite('one', { Name }));
    await store.close();
    store = await serveStore({ journalFile, log: () => {} });

    expect(await askAll(store.port, collections.orders)).toMatchObject([
      { fields: { Name: { stringValue: Name } } },
    ]);
  });

  test('with other data for a stored id is refused', async () => {
    await commit(orderWrite('one'));

    expect(await commit(orderWrite('one', { Quantity: 3 }))).toMatchObject({ code: 403 });
    expect(await askAll(store.port, collections.orders)).toMatchObject([
      { fields: { Quantity: { integerValue: '2' } } },
    ]);
  });

  test('is stored all or not at all', async () => {
    await commit(orderWrite('old'));

    expect(await commit(orderWrite('new'), orderWrite('old', { Quantity: 3 }))).toMatchObject({
      code: 403,
    });
    expect(await commit(orderWrite('new'), orderWrite('new', { Quantity: 0 }))).toMatchObject({
      code: 403,
    });
    expect(await commit(orderWrite('new'), orderWrite('bad', { Quantity: 0 }))).toMatchObject({
      code: 403,
    });
    expect(await ids()).toEqual(['old']);
  });

  test('that writes a document twice is judged by the outcome', async () => {
    expect(
      await commit(orderWrite('one', { Quantity: 0 }), orderWrite('one', { Quantity: 3 })),
    ).toMatchObject({ code: 200 });
    expect(await askAll(store.port, collections.orders)).toMatchObject([
      { fields: { Quantity: { integerValue: '3' } } },
    ]);
  });

  test('of nothing stores nothing', async () => {
    expect(await commit()).toMatchObject({ code: 200, body: { commitTime: TIME } });
    expect(await ids()).toEqual([]);
  });

  test('may hold ten writes, not eleven', async () => {
    const writes = Array.from({ length: 11 }, (_, index) => orderWrite(`id${index}`));

    expect(await commit(...writes)).toMatchObject({ code: 400 });
    expect(await commit(...writes.slice(1))).toMatchObject({ code: 200 });
    expect(await ids()).toHaveLength(10);
  });

  test('heeds what it says about the document being there', async () => {
    expect(await commit(when('one', { exists: true }))).toMatchObject({ code: 403 });
    expect(await commit(when('one', { exists: false }))).toMatchObject({ code: 200 });
    expect(await commit(when('one', { exists: false }))).toMatchObject({
      code: 409,
      body: { error: { status: 'ALREADY_EXISTS' } },
    });
    expect(await commit(when('one', { exists: true }))).toMatchObject({ code: 200 });
  });
});

describe('commits at the same time', () => {
  test('are all stored', async () => {
    const wanted = Array.from({ length: 200 }, (_, index) => `id${String(index).padStart(3, '0')}`);
    const replies = await Promise.all(wanted.map((id) => commit(orderWrite(id))));

    expect(replies.map(({ code }) => code)).toEqual(wanted.map(() => 200));
    expect(await ids()).toEqual(wanted);
    expect((await readFile(journalFile, 'utf8')).match(/\n/g)).toHaveLength(200);
  });

  test('with one id and different data store exactly one', async () => {
    const replies = await Promise.all(
      Array.from({ length: 20 }, (_, index) => commit(orderWrite('one', { Quantity: index + 1 }))),
    );

    expect(replies.filter(({ code }) => code === 200)).toHaveLength(1);
    expect(replies.filter(({ code }) => code === 403)).toHaveLength(19);
    expect(await ids()).toEqual(['one']);
  });

  test('with one id and the same data all succeed and store one', async () => {
    const replies = await Promise.all(Array.from({ length: 20 }, () => commit(orderWrite('one'))));

    expect(replies.map(({ code }) => code)).toEqual(replies.map(() => 200));
    expect((await readFile(journalFile, 'utf8')).match(/\n/g)).toHaveLength(1);
  });
});
