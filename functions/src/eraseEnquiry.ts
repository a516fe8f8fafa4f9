import { collections } from '@site/contracts/enquiry';
import { erasureOf, type ErasureReason } from '@site/firestore/staff/erasure';
import { staffCollections } from '@site/firestore/staff/staffCollections';
import { FieldValue, type Firestore, type Transaction } from 'firebase-admin/firestore';

function eraseIn(
  transaction: Transaction,
  database: Firestore,
  kind: keyof typeof collections,
  id: string,
  reason: ErasureReason,
): void {
  const { deletes, log } = erasureOf(kind, id, reason);
  for (const place of deletes) {
    transaction.delete(database.collection(place.collection).doc(place.id));
  }
  const entry = { ...log.entry, at: FieldValue.serverTimestamp() };
  transaction.set(database.collection(log.collection).doc(log.id), entry);
}

/** Erases an order with its record, or a subscriber, and says so in the log, in one commit. */
export const eraseEnquiry = (
  database: Firestore,
  kind: keyof typeof collections,
  id: string,
  reason: ErasureReason,
): Promise<void> =>
  database.runTransaction(async (transaction) => eraseIn(transaction, database, kind, id, reason));

/**
 * Erases the record of an order that somebody erased in another way, such as in the Firebase console, and has the log tell
 * every device. One that its browser has sent again meanwhile keeps it.
 */
export const eraseStrayRecord = (database: Firestore, id: string): Promise<void> =>
  database.runTransaction(async (transaction) => {
    const [order, record] = await transaction.getAll(
      database.collection(collections.orders).doc(id),
      database.collection(staffCollections.desk).doc(id),
    );
    if (order?.exists === false && record?.exists)
      eraseIn(transaction, database, 'orders', id, 'command');
  });
