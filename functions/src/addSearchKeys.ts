import { collections, type OrderRecord } from '@site/contracts/enquiry';
import { searchKeyOf } from '@site/contracts/searchKey';
import { staffCollections } from '@site/contracts/staffCollections';
import { FieldPath, type Firestore } from 'firebase-admin/firestore';

/** How many records are read at a time. */
const PAGE = 300;

/** Looks through all records for those that cannot be searched yet. */
export async function addSearchKeys(database: Firestore): Promise<void> {
  const orders = database.collection(collections.orders);
  const records = database.collection(staffCollections.desk).orderBy(FieldPath.documentId());
  for (let next = records; ;) {
    const { docs } = await next.limit(PAGE).select('search').get();
    for (const { ref } of docs.filter((record) => record.get('search') === undefined)) {
      await database.runTransaction(async (transaction) => {
        const [order, record] = await transaction.getAll(orders.doc(ref.id), ref);
        if (!order?.exists || !record?.exists) return;
        transaction.update(ref, { search: { ...searchKeyOf(order.data() as OrderRecord) } });
      });
    }
    const last = docs.at(-1);
    if (!last || docs.length < PAGE) return;
    next = records.startAfter(last);
  }
}
