import { mayHoldEnquiries } from '@site/order-model/keptOnDevice';
import { mayKeepPages } from '@site/contracts/visitorPreferences';
import { whenIdle } from '@site/shared-ui/whenIdle';
import { isOutboxOpen } from '../outbox/loadOutbox';

/** How long this may be put off in a page that is never idle, such as one whose pictures keep moving. */
const LIMIT_MS = 2000;

/**
 * Calls back, perhaps several times, when the outbox is needed before anyone touches a form: to send and show what may wait,
 * also from another tab, and where no service worker keeps its script for a visitor who goes offline. Returns how to cancel
 * that.
 */
export function whenNeededUntouched(onNeeded: () => void): () => void {
  let isCancelled = false;
  async function check() {
    const isNeeded = isOutboxOpen() || !mayKeepPages() || (await mayHoldEnquiries());
    if (isNeeded && !isCancelled) onNeeded();
  }
  const onVisibility = () => {
    if (document.visibilityState === 'visible') void check();
  };
  // React starts after the page has loaded. Who touches the page before that has this fetched a little earlier.
  const cancelFirst = whenIdle(() => void check(), LIMIT_MS);
  document.addEventListener('visibilitychange', onVisibility);
  return () => {
    isCancelled = true;
    cancelFirst();
    document.removeEventListener('visibilitychange', onVisibility);
  };
}
