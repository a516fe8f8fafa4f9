/** Does some work once no other tab does it, or has done so for too long. */
export type Exclusively = (work: () => Promise<void>) => Promise<void>;

const LOCK = 'order-outbox';

/**
 * How long a tab is waited for, in ms. A send takes 15 s at most; a tab that the system has stopped keeps its lock, and sends
 * nothing.
 */
const MAX_WAIT_MS = 20_000;

/**
 * One tab at a time, by the browser's locks, which end with their tab. Where there are none, or they are refused, every
 * tab does the work: a document that is sent twice is stored once.
 */
export const oneTabAtATime: Exclusively = async (work) => {
  let working: Promise<void> | undefined;
  const begin = () => (working ??= work());
  try {
    const { locks } = navigator;
    const signal = AbortSignal.timeout(MAX_WAIT_MS);
    await locks
      .request(LOCK, { signal }, begin)
      .catch(() => working ?? locks.request(LOCK, { steal: true }, begin));
  } catch {
    // Another tab has taken the lock in its turn, or there is none. An error of the work itself comes out below.
  }
  await begin();
};
