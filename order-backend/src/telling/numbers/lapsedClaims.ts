import { lapseAfter, type ClaimSettings } from '../decide/occasion';
import { historyOf, type DeskRecord } from '../records/deskRecord';

/** How many claims of an enquiry have lapsed by now: nobody said in time what came of them, or took them over. */
export function lapsedClaims(record: DeskRecord, now: Date, settings: ClaimSettings): number {
  let lapsed = 0;
  let hasOutcome = false;
  let lapse: Date | undefined;
  const end = (at: Date) => {
    if (lapse && lapse <= at) lapsed += 1;
    lapse = undefined;
  };
  for (const { at, status, callBackAt, claimedBy } of historyOf(record)) {
    const isOutcome = callBackAt !== undefined || (status !== undefined && status !== 'seen');
    if (isOutcome) hasOutcome = status !== 'new';
    if (isOutcome || claimedBy) end(at);
    if (claimedBy?.uid !== undefined && !hasOutcome) lapse = lapseAfter(at, settings);
  }
  end(now);
  return lapsed;
}
