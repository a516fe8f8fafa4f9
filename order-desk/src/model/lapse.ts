import { hasOutcome } from '@site/order-model/deskChange';
import type { Enquiry, HistoryEntry } from './enquiry';

/**
 * The entry with which somebody opened or took an enquiry, once its claim has lapsed: nobody has said what came of it.
 * @param now in ms.
 */
export function lapseOf(enquiry: Enquiry, now: number): HistoryEntry | undefined {
  const { claimedBy, history, lapsedAt = Infinity } = enquiry;
  if (hasOutcome(enquiry) || lapsedAt > now) return undefined;
  const since = history.findLast((entry) =>
    claimedBy ? entry.claimedBy?.uid === claimedBy.uid : entry.status === 'seen',
  );
  // Whoever took it over since has their own time.
  return since && since.at < lapsedAt ? since : undefined;
}
