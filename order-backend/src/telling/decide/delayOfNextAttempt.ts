/** How long a process alone may send a claimed message. Longer than sending takes at most. */
export const LEASE_MS = 2 * 60_000;

const FIRST_MS = 60_000;
const MAX_DELAY_MS = 15 * 60_000;

/** How long to wait after a failed attempt: a minute, then twice as long each time, a quarter of an hour at most. */
export function retryDelayMs(attempts: number): number {
  return Math.min(FIRST_MS * 2 ** (attempts - 1), MAX_DELAY_MS);
}
