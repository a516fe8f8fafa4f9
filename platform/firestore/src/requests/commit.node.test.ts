import { readFile } from 'node:fs/promises';
import { collections } from '@site/contracts/enquiry';
import { journalIn } from '../journal/dataFolder';
import { DOCUMENTS, sendRequest, listAll, sendCommit } from '../testing/sendRequest';
import { PROJECT, orderWrite, startOf } from '../testing/sampleOrders';
import { serveStore, type ServedStore } from '../testing/serveStore';
import { temporaryFolders } from '@site/tooling/testing/temporaryFolder';

const newFolder = temporaryFolders();
let journalFile: string;
let store: ServedStore;

beforeEach(async () => {
  journalFile = journalIn(await newFolder());
  store = await serveStore({ journalFile, log: () => {} });
});

afterEach(() => store.close());

const commit = (...writes: unknown[]) => sendCommit(store.port, { writes });
const ids = async () =>
  (await listAll(store.port, collections.orders)).map(({ name }) => startOf(name));
const TIME = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z$/);

describe('a commit', () => {
  test('answers as Firestore does', async () => {
    expect(await commit(orderWrite('one'))).toMatchObject({
      code: 200,
      body: { writeResults: [{ updateTime: TIME }], commitTime: TIME },
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

    expect(await listAll(store.port, collections.orders)).toMatchObject([
      { fields: { Name: { stringValue: Name } } },
    ]);
  });

  test('of several documents stores all of them, or none', async () => {
    expect(await commit(orderWrite('one'), orderWrite('two'))).toMatchObject({ code: 200 });
    const wrong = orderWrite('four', { Quantity: 0 });
    expect(await commit(orderWrite('three'), wrong)).toMatchObject({ code: 403 });
    expect(await commit(orderWrite('five'), orderWrite('five'))).toMatchObject({ code: 501 });
    expect(await ids()).toEqual(['one', 'two']);
  });

  test('for another project stores nothing', async () => {
    const elsewhere = 'demo-other';
    const { update } = orderWrite('one');
    const name = update.name.replace(PROJECT, elsewhere);
    const reply = await sendRequest(store.port, {
      method: 'POST',
      path: `${DOCUMENTS.replace(PROJECT, elsewhere)}:commit`,
      body: JSON.stringify({ writes: [{ update: { ...update, name } }] }),
    });

    expect(reply).toMatchObject({ code: 404, body: { error: { status: 'NOT_FOUND' } } });
    expect(await commit({ update: { ...update, name } })).toMatchObject({ code: 400 });
    expect(await ids()).toEqual([]);
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
});
