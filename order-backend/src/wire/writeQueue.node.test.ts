import { collections } from '@site/order-model/enquiry';
import { journalIn } from '../journal/dataFolder';
import { createDocuments } from '../documents/documents';
import { openJournal } from '../journal/journal';
import { idOf, orderRecord, wireOf } from '../testing/sampleOrders';
import { temporaryFolders } from '@site/tooling/testing/temporaryFolder';
import { createWriteQueue } from './writeQueue';

const newFolder = temporaryFolders();

test('no document can be read before the disk has it; a queue that closes finishes what waits and takes no more', async () => {
  const journal = await openJournal(journalIn(await newFolder()), () => {});
  const documents = createDocuments();
  const queue = createWriteQueue(documents, journal, () => {});
  const place = { collection: collections.orders, id: idOf('one') };
  const order = { ...place, exists: undefined, fieldsAfter: () => wireOf(orderRecord()) };
  const committing = queue.commit('visitor', [order]);
  expect(documents.get(place.collection, place.id)).toBeUndefined();
  const closing = queue.close().then(journal.close);
  await expect(queue.commit('visitor', [order])).rejects.toMatchObject({ status: 'UNAVAILABLE' });
  await closing;
  await committing;
  expect(documents.get(place.collection, place.id)).toBeDefined();
});
