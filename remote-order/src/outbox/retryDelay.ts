import type { WaitingEntry } from './entries/entry';

const SECOND_MS = 1000;

/** The shortest and the longest delay between two sends of one entry. */
export const RETRY_DELAY = { shortestMs: 2 * SECOND_MS, longestMs: 5 * 60 * SECOND_MS } as const;

/** The delay after this many failed sends: doubled each time, with up to half of it taken off at random. */
export function retryDelayAfter(attempts: number, random: () => number): number {
  const fullMs = Math.min(RETRY_DELAY.longestMs, RETRY_DELAY.shortestMs * 2 ** attempts);
  return Math.max(RETRY_DELAY.shortestMs, Math.round(fullMs * (1 - random() / 2)));
}

/** Tells whether an entry may be sent now. A time beyond the longest delay comes from a clock that was set back. */
export function isDue({ nextAt }: WaitingEntry, now: number): boolean {
  return nextAt <= now || nextAt > now + RETRY_DELAY.longestMs;
}
