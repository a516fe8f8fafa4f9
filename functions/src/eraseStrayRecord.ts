import { collections } from '@site/contracts/enquiry';
import { staffCollections } from '@site/contracts/staffCollections';
import type { Firestore } from 'firebase-admin/firestore';

/** Erases the record of an order that is gone. One that its browser has sent again meanwhile keeps it. */
export const eraseStrayRecord = (database: Firestore, id: string): Promise<void> =>
  database.runTransaction(async (transaction) => {
    const order = await transaction.get(database.collection(collections.orders).doc(id));
    if (!order.exists) transaction.delete(database.collection(staffCollections.desk).doc(id));
  });
