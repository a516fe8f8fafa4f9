import { collections } from '@site/contracts/enquiry';
import { staffCollections } from '@site/firestore/staff/staffCollections';
import { decodeFields, encodeFields } from '@site/firestore/documents/values';
import type { ServerDocuments } from '@site/firestore/requests/serverDocuments';
import { countStep } from '../numbers/countStep';
import { deskRecordSchema } from '../records/deskRecord';
import { decodeWithDates } from './decodeWithDates';

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

const EMPTY = { received: 0, products: {}, buyers: {}, answered: 0, answerTimes: {}, outcomes: {} };

/** Counts an enquiry of the local store: its record and the counters of its week in one step. */
export async function countLocally(staff: ServerDocuments, id: string): Promise<void> {
  const order = staff.get(collections.orders, id);
  const buyer = order && String(decodeFields(order.fields).RetailerSelfUse);
  const record = { collection: staffCollections.desk, id };
  await staff.transaction(({ get, put }) => {
    const fields = get(record);
    const step = fields && countStep(deskRecordSchema.parse(decodeWithDates(fields)), buyer);
    if (!step) return;
    const { week, add, counted } = step;
    put(record, { ...fields, ...encodeFields({ counted }) });
    const counters = { collection: staffCollections.weeks, id: week };
    const before = get(counters);
    const counts = before ? decodeFields(before) : { week, ...EMPTY };
    put(counters, encodeFields(added(counts, { ...add })));
  });
}
