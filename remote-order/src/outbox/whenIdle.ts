/** Where a browser cannot tell when it is idle, so long after the page has loaded, in ms. */
const REST = 1000;

/** How long a page that is never idle, as its pictures keep moving, is left alone, in ms: what waits must not wait for that. */
const PATIENCE = 2000;

/** Does something once the page has loaded and the browser has nothing better to do, or soon after. Gives the way to call it off. */
export function whenIdle(work: () => void): () => void {
  const off = new AbortController();
  const start = () => {
    const begin = () => {
      if (!off.signal.aborted) work();
    };
    if ('requestIdleCallback' in window) requestIdleCallback(begin, { timeout: PATIENCE });
    else setTimeout(begin, REST);
  };
  if (document.readyState === 'complete') start();
  else window.addEventListener('load', start, { once: true, signal: off.signal });
  return () => off.abort();
}
