import { collections } from '@site/order-model/enquiry';
import { staffCollections } from '@site/order-model/staffCollections';
import type { ClaimSettings } from '../decide/occasion';
import { parseRecord, type DeskRecord } from '../records/deskRecord';
import type { NoticeDatabase } from '../records/noticeDatabase';
import { countStep } from './countStep';
import { lapsedClaims } from './lapsedClaims';
import { weekOf } from './weekOf';

type Counters = Readonly<Record<string, unknown>>;

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

const EMPTY = { received: 0, products: {}, buyers: {}, answered: 0, outcomes: {}, lapsed: 0 };

/** Counts an enquiry: the counters of its week, and what its record says of that, change in one step. */
export async function countEnquiry(
  database: NoticeDatabase,
  id: string,
  settings: ClaimSettings,
  now = new Date(),
): Promise<void> {
  const record = { collection: staffCollections.desk, id };
  const stepOf = (enquiry: DeskRecord, buyer?: string) =>
    countStep(enquiry, buyer, lapsedClaims(enquiry, now, settings));
  const [found] = await database.get([record]);
  const known = found && parseRecord(found.fields);
  // Every change of a record calls this, and the transaction locks the one document of its week.
  if (!known || !stepOf(known)) return;
  const week = weekOf(known.receivedAt);
  const counters = { collection: staffCollections.weeks, id: week };
  const places = [record, { collection: collections.orders, id }, counters];
  await database.transaction(places, ([stored, order, before]) => {
    const buyer = order && String(order.fields.RetailerSelfUse);
    if (!stored) return {};
    const step = stepOf(parseRecord(stored.fields), buyer);
    if (!step) return {};
    const counts = added(before?.fields ?? { week, ...EMPTY }, { ...step.add });
    return {
      put: [
        [record, { counted: step.counted }],
        [counters, counts],
      ],
    };
  });
}
