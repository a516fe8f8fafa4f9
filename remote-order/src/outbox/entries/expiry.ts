const HOUR_MS = 60 * 60 * 1000;

/** For how long the store may answer without taking an entry before the entry is given up. */
export const EXPIRY_MS = 3 * 24 * HOUR_MS;

/** The most that the time between two answers counts: a device's clock may have been changed between them. */
const MAX_GAP_MS = 12 * HOUR_MS;

/** Answers of the store that it did not take an entry. */
export interface Refusals {
  /** Until when time has been counted. */
  readonly lastAt: number;
  /** How much time has passed from one to the next, added up. */
  readonly totalMs: number;
}

/**
 * Only an answer adds time: an entry that is offline, or meets no answer, does not age. After a clock was set back, nothing counts
 * twice, unless it was so far ahead that nothing would count for days.
 */
export function addRefusal(before: Refusals | undefined, now: number): Refusals {
  const { lastAt, totalMs } = before ?? { lastAt: now, totalMs: 0 };
  if (lastAt - now > MAX_GAP_MS) return { lastAt: now, totalMs };
  const countedUntil = Math.max(now, lastAt);
  return {
    lastAt: countedUntil,
    totalMs: totalMs + Math.min(countedUntil - lastAt, MAX_GAP_MS),
  };
}

export const isExpired = ({ totalMs }: Refusals): boolean => totalMs >= EXPIRY_MS;
