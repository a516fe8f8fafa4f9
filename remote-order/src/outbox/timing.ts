import type { Entry, WaitingEntry } from './entry';

const SECOND = 1000;
const MINUTE = 60 * SECOND;

/** The shortest and the longest pause between two sends of one entry, in ms. */
export const PAUSE = { shortest: 2 * SECOND, longest: 5 * MINUTE } as const;

/** How long an entry is tried, in ms. Some browsers erase a site's data after a week without a visit. */
export const TIME_TO_LIVE = 3 * 24 * 60 * MINUTE;

/** From this age on, in ms, an entry that nobody reports on is shown as waiting: its send was cut off, or hangs. */
export const OVERDUE = 15 * SECOND;

/** How long the page that sent an enquiry is left alone to tell how it ended, in ms, before another page does. */
export const COURTESY = 3 * SECOND;

/** The pause after so many failed sends: doubling, and by chance up to half as long, so that devices do not come all at once. */
export function pauseAfter(attempts: number, random: () => number): number {
  const full = Math.min(PAUSE.longest, PAUSE.shortest * 2 ** attempts);
  return Math.max(PAUSE.shortest, Math.round(full * (1 - random() / 2)));
}

/** Tells whether an entry may be sent now. A time further off than any pause comes from a clock that was put back. */
export function isDue({ nextAt }: WaitingEntry, now: number): boolean {
  return nextAt <= now || nextAt > now + PAUSE.longest;
}

export function isExpired({ writtenAt }: Entry, now: number): boolean {
  return now - writtenAt > TIME_TO_LIVE;
}
