/** Returns a moment later than the one before: RFC 3339 in UTC, to the microsecond. */
export type Clock = () => string;

/**
 * Makes a clock that tells commits of the same millisecond apart, as Firestore's does: an export sorts by it.
 * It follows the machine's clock back when that is set back.
 */
export function createClock(now: () => number = Date.now): Clock {
  let millisecond = 0;
  let ticks = 0;
  return () => {
    const current = now();
    ticks = current === millisecond ? Math.min(ticks + 1, 999) : 0;
    millisecond = current;
    return new Date(current).toISOString().replace('Z', `${String(ticks).padStart(3, '0')}Z`);
  };
}
