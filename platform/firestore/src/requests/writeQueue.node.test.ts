import { collections } from '@site/contracts/enquiry';
import { staffCollections } from '../staff/staffCollections';
import { createClock } from '../documents/clock';
import { journalIn } from '../journal/dataFolder';
import { createDocuments } from '../documents/documents';
import { openJournal } from '../journal/journal';
import { idOf, orderRecord, wireOf } from '../testing/sampleOrders';
import { temporaryFolders } from '@site/tooling/testing/temporaryFolder';
import { createWriteQueue } from './writeQueue';

const newFolder = temporaryFolders();

const place = { collection: collections.orders, id: idOf('one') };
const order = { ...place, exists: undefined, fieldsAfter: () => wireOf(orderRecord()) };
const record = { collection: staffCollections.desk, id: idOf('one') };
const counted = (count: number) => ({ count: { integerValue: String(count) } });
const countOf = (fields?: Record<string, unknown>) =>
  Number((fields?.count as { integerValue: string } | undefined)?.integerValue ?? 0);

async function openQueue() {
  const journalFile = journalIn(await newFolder());
  const journal = await openJournal(journalFile, () => {});
  const documents = createDocuments();
  const queue = createWriteQueue(documents, journal, createClock(), () => {});
  const close = () => queue.close().then(journal.close);
  return { queue, documents, journal, journalFile, close };
}

test('no document can be read before the disk has it; a queue that closes finishes what waits and takes no more', async () => {
  const { queue, documents, close } = await openQueue();
  const committing = queue.commit('visitor', [order]);
  expect(documents.get(place.collection, place.id)).toBeUndefined();
  const closing = close();
  await expect(queue.commit('visitor', [order])).rejects.toMatchObject({ status: 'UNAVAILABLE' });
  await closing;
  await committing;
  expect(documents.get(place.collection, place.id)).toBeDefined();
});

test("a document of the company's own is changed by one after the other, also over a restart", async () => {
  const { queue, documents, journalFile, close } = await openQueue();
  const add = () => queue.change(record, (fields) => counted(countOf(fields) + 1));
  await add();
  const made = documents.get(record.collection, record.id);
  await Promise.all(Array.from({ length: 20 }, add));
  await close();

  const second = await openJournal(journalFile, () => {});
  const [changed] = second.documents;
  await second.close();
  expect(countOf(changed?.fields)).toBe(21);
  expect(changed?.createTime).toBe(made?.createTime);
  expect([made?.updateTime, changed?.updateTime]).toEqual([undefined, expect.any(String)]);
});

test('it stays as it is when nothing is to change, or the disk is full', async () => {
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
