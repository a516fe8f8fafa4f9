import { collections } from '@site/contracts/enquiry';
import { createClock } from './clock';
import { createCommitQueue } from './commitQueue';
import { journalIn } from './dataFolder';
import { createDocuments } from './documents';
import { openJournal } from './journal';
import type { Commit, Write } from './readCommit';
import { idOf, orderRecord, startOf, wireOf } from './testing/orders';
import { temporaryFolders } from './testing/temporaryFolder';

const newFolder = temporaryFolders();

const order = (start: string, Quantity = 1): Write => ({
  collection: collections.orders,
  id: idOf(start),
  fields: wireOf(orderRecord({ Quantity })),
  mask: undefined,
  transforms: [],
  condition: {},
});

const of = (...writes: Write[]): Commit => ({ writes, asksForbidden: false });

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
    queue.commit(of(order('first'))),
    queue.commit(of(order('one'))),
    queue.commit(of(order('one', 2))),
    queue.commit(of(order('one'))),
    queue.commit(of(order('two'), order('one', 2))),
    queue.commit(of(order('three'))),
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
  expect(documents.list(collections.orders).map(({ id }) => startOf(id))).toEqual([
    'first',
    'one',
    'three',
  ]);
  await close();
});

test('no document can be read before the disk has it', async () => {
  const { queue, documents, close } = await openQueue();
  const committing = queue.commit(of(order('one')));

  expect(documents.get(collections.orders, idOf('one'))).toBeUndefined();
  await committing;
  expect(documents.get(collections.orders, idOf('one'))).toBeDefined();
  await close();
});

test('a queue that closes finishes what waits and refuses what comes later', async () => {
  const { queue, close } = await openQueue();
  const waiting = Promise.all([queue.commit(of(order('one'))), queue.commit(of(order('two')))]);
  const closing = close();

  await expect(queue.commit(of(order('three')))).rejects.toMatchObject({ status: 'UNAVAILABLE' });
  await closing;
  expect(await waiting).toHaveLength(2);
});
