import { readFile } from 'node:fs/promises';
import { collections } from '@site/contracts/enquiry';
import { DOCUMENTS, sendRequest, listAll, sendCommit } from '../testing/sendRequest';
import { PROJECT, orderWrite } from '../testing/sampleOrders';
import { storeForEachTest } from '../testing/storeForEachTest';

const store = storeForEachTest();

const commit = (...writes: unknown[]) => sendCommit(store.port, { writes });
const TIME = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z$/);

describe('a commit', () => {
  test('answers as Firestore does', async () => {
    expect(await store.add('one')).toMatchObject({
      code: 200,
      body: { writeResults: [{ updateTime: TIME }], commitTime: TIME },
    });
  });

  test('again with the same data changes nothing and tells when the document was stored', async () => {
    const first = await store.add('one');
    const journal = await readFile(store.journalFile, 'utf8');
    const { update } = orderWrite('one');
    const reordered = Object.fromEntries(Object.entries(update.fields).reverse());
    const second = await commit({ update: { ...update, fields: reordered } });

    const { commitTime } = first.body as { commitTime: string };
    expect(second).toMatchObject({
      code: 200,
      body: { writeResults: [{ updateTime: commitTime }] },
    });
    expect(await readFile(store.journalFile, 'utf8')).toBe(journal);
  });

  test('keeps every text just as it is', async () => {
    const Name = 'José 😀 ক্\u200dষ "\\n';
    await store.add('one', { Name });
    await store.close();
    await store.open();

    expect(await listAll(store.port, collections.orders)).toMatchObject([
      { fields: { Name: { stringValue: Name } } },
    ]);
  });

  test('of several documents stores all of them, or none', async () => {
    expect(await commit(orderWrite('one'), orderWrite('two'))).toMatchObject({ code: 200 });
    const wrong = orderWrite('four', { Quantity: 0 });
    expect(await commit(orderWrite('three'), wrong)).toMatchObject({ code: 403 });
    expect(await commit(orderWrite('five'), orderWrite('five'))).toMatchObject({ code: 501 });
    expect(await store.starts()).toEqual(['one', 'two']);
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
    expect(await store.starts()).toEqual([]);
  });
});

describe('commits at the same time', () => {
  test('are all stored', async () => {
    const wanted = Array.from({ length: 200 }, (_, index) => `id${String(index).padStart(3, '0')}`);
    const replies = await Promise.all(wanted.map((id) => store.add(id)));

    expect(replies.map(({ code }) => code)).toEqual(wanted.map(() => 200));
    expect(await store.starts()).toEqual(wanted);
    expect((await readFile(store.journalFile, 'utf8')).match(/\n/g)).toHaveLength(200);
  });

  test('with one id and different data store exactly one', async () => {
    const replies = await Promise.all(
      Array.from({ length: 20 }, (_, index) => store.add('one', { Quantity: index + 1 })),
    );

    expect(replies.filter(({ code }) => code === 200)).toHaveLength(1);
    expect(replies.filter(({ code }) => code === 403)).toHaveLength(19);
    expect(await store.starts()).toEqual(['one']);
  });
});
