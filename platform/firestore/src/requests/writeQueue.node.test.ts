import { collections } from '@site/contracts/enquiry';
import { createClock } from '../documents/clock';
import { journalIn } from '../journal/dataFolder';
import { createDocuments } from '../documents/documents';
import { openJournal } from '../journal/journal';
import type { Write } from './readCommit';
import { idOf, orderRecord, startOf, wireOf } from '../testing/orders';
import { temporaryFolders } from '@site/tooling/testing/temporaryFolder';
import { createWriteQueue } from './writeQueue';

const newFolder = temporaryFolders();

const order = (start: string, Quantity = 1): Write => ({
  collection: collections.orders,
  id: idOf(start),
  fields: wireOf(orderRecord({ Quantity })),
});

async function openQueue() {
  const journal = await openJournal(journalIn(await newFolder()), () => {});
  const replace = jest.spyOn(journal, 'replace');
  const documents = createDocuments();
  const queue = createWriteQueue(documents, journal, createClock(), () => {});
  const close = () => queue.close().then(journal.close);
  return { queue, documents, replace, close };
}

test('each commit sees those before it', async () => {
  const { queue, documents, close } = await openQueue();
  const outcomes = await Promise.allSettled([
    queue.commit(order('one')),
    queue.commit(order('one', 2)),
    queue.commit(order('one')),
    queue.commit(order('two')),
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
  const committing = queue.commit(order('one'));

  expect(documents.get(collections.orders, idOf('one'))).toBeUndefined();
  await committing;
  expect(documents.get(collections.orders, idOf('one'))).toBeDefined();
  await close();
});

test('erasures that wait together replace the journal once', async () => {
  const { queue, documents, replace, close } = await openQueue();
  for (const id of ['one', 'two', 'three']) await queue.commit(order(id));
  await Promise.all([queue.erase(order('one')), queue.erase(order('two'))]);

  expect(replace).toHaveBeenCalledTimes(1);
  expect(documents.all().map(({ id }) => startOf(id))).toEqual(['three']);
  await close();
});

test('a queue that closes finishes what waits and refuses what comes later', async () => {
  const { queue, close } = await openQueue();
  const waiting = Promise.all([queue.commit(order('one')), queue.commit(order('two'))]);
  const closing = close();

  await expect(queue.commit(order('three'))).rejects.toMatchObject({ status: 'UNAVAILABLE' });
  await closing;
  expect(await waiting).toHaveLength(2);
});
