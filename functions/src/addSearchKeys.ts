import { collections, type OrderRecord } from '@site/contracts/enquiry';
import { searchKeyOf } from '@site/firestore/staff/searchKey';
import { staffCollections } from '@site/firestore/staff/staffCollections';
import type { Firestore } from 'firebase-admin/firestore';
import { pagesOf } from './pagesOf';

/** Looks through all records for those that cannot be searched yet. */
export async function addSearchKeys(database: Firestore): Promise<void> {
  const orders = database.collection(collections.orders);
  const records = database.collection(staffCollections.desk).select('search');
  for await (const docs of pagesOf(records)) {
    for (const { ref } of docs.filter((record) => record.get('search') === undefined)) {
      await database.runTransaction(async (transaction) => {
        const [order, record] = await transaction.getAll(orders.doc(ref.id), ref);
        if (!order?.exists || !record?.exists) return;
        transaction.update(ref, { search: { ...searchKeyOf(order.data() as OrderRecord) } });
      });
    }
  }
}
