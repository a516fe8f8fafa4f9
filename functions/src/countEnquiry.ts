import { collections } from '@site/contracts/enquiry';
import { staffCollections } from '@site/firestore/staff/staffCollections';
import { countStep } from '@site/order-notices/numbers/countStep';
import { deskRecordSchema } from '@site/order-notices/records/deskRecord';
import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import { timestampsToDates } from './timestampsToDates';

/** Numbers as what adds them, also in groups. */
const increments = (counts: object): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(counts).map(([name, value]) => [
      name,
      typeof value === 'number' ? FieldValue.increment(value) : increments(value as object),
    ]),
  );

/** Counts an enquiry: the counters of its week and what its record says of that change in one transaction. */
export async function countInDatabase(database: Firestore, id: string): Promise<void> {
  await database.runTransaction(async (transaction) => {
    const stored = await transaction.get(database.collection(staffCollections.desk).doc(id));
    if (!stored.exists) return;
    const order = await transaction.get(database.collection(collections.orders).doc(id));
    const buyer: unknown = order.get('RetailerSelfUse');
    const record = deskRecordSchema.parse(timestampsToDates(stored.data()));
    const step = countStep(record, typeof buyer === 'string' ? buyer : undefined);
    if (!step) return;
    const { week, add, counted } = step;
    const counters = database.collection(staffCollections.weeks).doc(week);
    transaction.set(counters, { week, ...increments(add) }, { merge: true });
    transaction.update(stored.ref, { counted });
  });
}
