const HOUR_MS = 60 * 60 * 1000;

/** For how long the store may answer without taking an entry before the entry is given up. */
export const EXPIRY_MS = 3 * 24 * HOUR_MS;

/** The most that the time between two answers counts: a device's clock may have been changed between two visits. */
const MAX_GAP_MS = 12 * HOUR_MS;

/** Answers of the store that it did not take an entry. */
export interface Refusals {
  readonly lastAt: number;
  /** How much time has passed from one to the next, added up. */
  readonly totalMs: number;
}

/** Only an answer adds time: an entry that is offline, or meets no answer, does not age. */
export function addRefusal(before: Refusals | undefined, now: number): Refusals {
  const gap = before ? now - before.lastAt : 0;
  const countedMs = Math.min(Math.max(gap, 0), MAX_GAP_MS);
  return { lastAt: now, totalMs: (before?.totalMs ?? 0) + countedMs };
}

export const isExpired = ({ totalMs }: Refusals): boolean => totalMs >= EXPIRY_MS;
