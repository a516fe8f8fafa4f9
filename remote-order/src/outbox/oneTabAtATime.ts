/** Does some work unless another tab is at it. Gives false when another one was. */
export type Exclusively = (work: () => Promise<void>) => Promise<boolean>;

const LOCK = 'order-outbox';

/**
 * One tab at a time, by the browser's locks, which end with their tab. Where there are none, or they are refused, every
 * tab does the work: a document that is sent twice is stored once, so that costs a request and no more.
 */
export const oneTabAtATime: Exclusively = async (work) => {
  let isAnswered = false;
  try {
    return await navigator.locks.request(LOCK, { ifAvailable: true }, async (lock) => {
      isAnswered = true;
      if (lock) await work();
      return lock !== null;
    });
  } catch (fault) {
    // A fault of the work itself is none of the locks'.
    if (isAnswered) throw fault;
    await work();
    return true;
  }
};
