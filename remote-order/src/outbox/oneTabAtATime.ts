/** Does some work unless another tab is doing it; returns false then. */
export type Exclusively = (work: () => Promise<void>) => Promise<boolean>;

const LOCK = 'order-outbox';

/**
 * One tab at a time, by the browser's locks, which end with their tab. Where there are none, or they are refused, every
 * tab does the work: a document that is sent twice is stored once.
 */
export const oneTabAtATime: Exclusively = async (work) => {
  let isAnswered = false;
  try {
    return await navigator.locks.request(LOCK, { ifAvailable: true }, async (lock) => {
      isAnswered = true;
      if (lock) await work();
      return lock !== null;
    });
  } catch (error) {
    // An error of the work itself does not come from the locks.
    if (isAnswered) throw error;
    await work();
    return true;
  }
};
