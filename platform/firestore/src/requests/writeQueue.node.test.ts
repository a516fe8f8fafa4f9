import { readFile } from 'node:fs/promises';
import { collections } from '@site/contracts/enquiry';
import { staffCollections } from '../staff/staffCollections';
import { createClock } from '../documents/clock';
import { journalIn } from '../journal/dataFolder';
import { createDocuments } from '../documents/documents';
import { openJournal } from '../journal/journal';
import type { Write } from './readCommit';
import { idOf, orderRecord, startOf, wireOf } from '../testing/sampleOrders';
import { temporaryFolders } from '@site/tooling/testing/temporaryFolder';
import { createWriteQueue } from './writeQueue';

const newFolder = temporaryFolders();

const place = (start: string) => ({ collection: collections.orders, id: idOf(start) });
const order = (start: string, Quantity = 1): Write => ({
  ...place(start),
  exists: undefined,
  fieldsAfter: () => wireOf(orderRecord({ Quantity })),
});

async function openQueue() {
  const journal = await openJournal(journalIn(await newFolder()), () => {});
  const replace = jest.spyOn(journal, 'replace');
  const documents = createDocuments();
  const queue = createWriteQueue(documents, journal, createClock(), () => {});
  const close = () => queue.close().then(journal.close);
  return { queue, documents, journal, replace, close };
}

test('each commit sees those before it', async () => {
  const { queue, documents, close } = await openQueue();
  const outcomes = await Promise.allSettled([
    queue.commit('visitor', [order('one')]),
    queue.commit('visitor', [order('one', 2)]),
    queue.commit('visitor', [order('one')]),
    queue.commit('visitor', [order('two')]),
  ]);

  expect(outcomes.map(({ status }) => status)).toEqual([
    'fulfilled',
    'rejected',
    'fulfilled',
    'fulfilled',
  ]);
  expect(documents.list(collections.orders).map(({ id }) => startOf(id))).toEqual(['one', 'two']);
  await close();
});

test('no document can be read before the disk has it', async () => {
  const { queue, documents, close } = await openQueue();
  const committing = queue.commit('visitor', [order('one')]);

  expect(documents.get(collections.orders, idOf('one'))).toBeUndefined();
  await committing;
  expect(documents.get(collections.orders, idOf('one'))).toBeDefined();
  await close();
});

test('what is erased together replaces the journal once', async () => {
  const { queue, documents, replace, close } = await openQueue();
  for (const id of ['one', 'two', 'three']) await queue.commit('visitor', [order(id)]);
  await queue.erase([place('one'), place('two')]);

  expect(replace).toHaveBeenCalledTimes(1);
  expect(documents.all().map(({ id }) => startOf(id))).toEqual(['three']);
  await close();
});

test('a queue that closes finishes what waits and refuses what comes later', async () => {
  const { queue, close } = await openQueue();
  const waiting = Promise.all([
    queue.commit('visitor', [order('one')]),
    queue.commit('visitor', [order('two')]),
  ]);
  const closing = close();

  await expect(queue.commit('visitor', [order('three')])).rejects.toMatchObject({
    status: 'UNAVAILABLE',
  });
  await closing;
  expect(await waiting).toHaveLength(2);
});

describe("a document of the company's own", () => {
  const record = { collection: staffCollections.desk, id: idOf('one') };
  const counted = (count: number) => ({ count: { integerValue: String(count) } });
  const countOf = (fields?: Record<string, unknown>) =>
    Number((fields?.count as { integerValue: string } | undefined)?.integerValue ?? 0);

  test('is changed by one after the other, and keeps the time at which it was made', async () => {
    const { queue, documents, close } = await openQueue();
    const add = () => queue.change(record, (fields) => counted(countOf(fields) + 1));
    await add();
    const made = documents.get(record.collection, record.id);
    await Promise.all(Array.from({ length: 20 }, add));

    const changed = documents.get(record.collection, record.id);
    expect(countOf(changed?.fields)).toBe(21);
    expect(changed?.createTime).toBe(made?.createTime);
    expect(made?.updateTime).toBeUndefined();
    expect(changed?.updateTime).toBeDefined();
    await close();
  });

  test('is as the last line says after a restart, in a journal that does not grow for ever', async () => {
    const journalFile = journalIn(await newFolder());
    const first = await openJournal(journalFile, () => {});
    const queue = createWriteQueue(createDocuments(), first, createClock(), () => {});
    await queue.commit('visitor', [order('one')]);
    for (let count = 1; count <= 1100; count++) await queue.change(record, () => counted(count));
    await queue.close();
    await first.close();
    const before = (await readFile(journalFile, 'utf8')).trimEnd().split('\n').length;
    const second = await openJournal(journalFile, () => {});
    await second.close();
    const after = (await readFile(journalFile, 'utf8')).trimEnd().split('\n').length;

    expect([before, after]).toEqual([1101, 2]);
    expect(second.documents.map(({ id }) => startOf(id))).toEqual(['one', 'one']);
    expect(countOf(second.documents[1]?.fields)).toBe(1100);
  });

  test('stays as it is when nothing is to change, or the disk is full', async () => {
    const { queue, documents, journal, close } = await openQueue();
    await queue.change(record, () => counted(1));
    const append = jest.spyOn(journal, 'append');
    await queue.change(record, () => undefined);
    await queue.change(record, (fields) => fields);
    expect(append).not.toHaveBeenCalled();

    append.mockRejectedValueOnce(Object.assign(new Error('full'), { code: 'ENOSPC' }));
    await expect(queue.change(record, () => counted(2))).rejects.toThrow(/cannot be written/);
    expect(countOf(documents.get(record.collection, record.id)?.fields)).toBe(1);
    await close();
  });

  test('is the only kind that changes', async () => {
    const { queue, close } = await openQueue();
    await queue.commit('visitor', [order('one')]);
    await expect(queue.change(place('one'), () => counted(1))).rejects.toThrow(TypeError);
    await close();
  });
});
