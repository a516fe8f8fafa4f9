import { collections } from '@site/contracts/enquiry';
import { staffCollections } from '@site/contracts/staffCollections';
import { decodeFields, encodeFields } from '@site/firestore/documents/values';
import type { StaffDocuments } from '@site/firestore/requests/staffDocuments';
import { countStep } from '../numbers/countStep';
import { deskRecordSchema } from '../records/deskRecord';
import { plainFields } from './plainFields';

type Counters = Record<string, unknown>;

/** Adds numbers to numbers, also in groups of them. */
function added(before: Counters, more: Counters): Counters {
  const sums = Object.entries(more).map(([name, value]) => [
    name,
    typeof value === 'number'
      ? Number(before[name] ?? 0) + value
      : added((before[name] ?? {}) as Counters, value as Counters),
  ]);
  return { ...before, ...Object.fromEntries(sums) };
}

const EMPTY = { received: 0, products: {}, buyers: {}, answered: 0, answerTimes: {} };

/** Counts an enquiry of the local store. In the cloud this is one transaction. */
export async function countLocally(staff: StaffDocuments, id: string): Promise<void> {
  let step: ReturnType<typeof countStep>;
  const order = staff.get(collections.orders, id);
  const buyer = order && String(decodeFields(order.fields).RetailerSelfUse);
  await staff.change({ collection: staffCollections.desk, id }, (fields) => {
    if (!fields) return undefined;
    step = countStep(deskRecordSchema.parse(plainFields(fields)), buyer);
    return step && { ...fields, ...encodeFields({ counted: step.counted }) };
  });
  if (!step) return;
  const { week, add } = step;
  await staff.change({ collection: staffCollections.weeks, id: week }, (fields) => {
    const before = fields ? decodeFields(fields) : { week, ...EMPTY };
    return encodeFields(added(before, { ...add }));
  });
}
