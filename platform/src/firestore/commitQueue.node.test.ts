import { collections } from '@site/contracts/enquiry';
import { createClock } from './clock';
import { createCommitQueue } from './commitQueue';
import { journalIn } from './dataFolder';
import { createDocuments } from './documents';
import { openJournal } from './journal';
import type { Write } from './readCommit';
import { orderRecord, wireOf } from './testing/orders';
import { temporaryFolders } from './testing/temporaryFolder';

const newFolder = temporaryFolders();

const order = (id: string, Quantity = 1): Write => ({
  collection: collections.orders,
  id,
  fields: wireOf(orderRecord({ Quantity })),
  exists: undefined,
});

async function openQueue() {
  const journal = await openJournal(journalIn(await newFolder()), () => {});
  const append = jest.spyOn(journal, 'append');
  const documents = createDocuments();
  const queue = createCommitQueue(documents, journal, createClock(), () => {});
  const close = () => queue.close().then(journal.close);
  return { queue, documents, append, close };
}

test('commits that wait are written together, and each sees those before it', async () => {
  const { queue, documents, append, close } = await openQueue();
  const outcomes = await Promise.allSettled([
    queue.commit([order('first')]),
    queue.commit([order('one')]),
    queue.commit([order('one', 2)]),
    queue.commit([order('one')]),
    queue.commit([order('two'), order('one', 2)]),
    queue.commit([order('three')]),
  ]);

  expect(outcomes.map(({ status }) => status)).toEqual([
    'fulfilled',
    'fulfilled',
    'rejected',
    'fulfilled',
    'rejected',
    'fulfilled',
  ]);
  expect(append).toHaveBeenCalledTimes(2);
  expect(documents.list(collections.orders).map(({ id }) => id)).toEqual(['first', 'one', 'three']);
  await close();
});

test('no document can be read before the disk has it', async () => {
  const { queue, documents, close } = await openQueue();
  const committing = queue.commit([order('one')]);

  expect(documents.get(collections.orders, 'one')).toBeUndefined();
  await committing;
  expect(documents.get(collections.orders, 'one')).toBeDefined();
  await close();
});

test('a queue that closes finishes what waits and refuses what comes later', async () => {
  const { queue, close } = await openQueue();
  const waiting = Promise.all([queue.commit([order('one')]), queue.commit([order('two')])]);
  const closing = close();

  await expect(queue.commit([order('three')])).rejects.toMatchObject({ status: 'UNAVAILABLE' });
  await closing;
  expect(await waiting).toHaveLength(2);
});
