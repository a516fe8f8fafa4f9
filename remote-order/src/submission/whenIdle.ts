/** The delay after the page has loaded, for browsers that cannot tell when they are idle. */
const DELAY_MS = 1000;

/** How long the work may be put off in a page that is never idle, such as one whose pictures keep moving. */
const TIMEOUT_MS = 2000;

/** Does some work once the page has loaded and the browser is idle, or soon after. Returns the way to cancel it. */
export function whenIdle(work: () => void): () => void {
  const cancel = new AbortController();
  const start = () => {
    const begin = () => {
      if (!cancel.signal.aborted) work();
    };
    if ('requestIdleCallback' in window) requestIdleCallback(begin, { timeout: TIMEOUT_MS });
    else setTimeout(begin, DELAY_MS);
  };
  if (document.readyState === 'complete') start();
  else window.addEventListener('load', start, { once: true, signal: cancel.signal });
  return () => cancel.abort();
}
