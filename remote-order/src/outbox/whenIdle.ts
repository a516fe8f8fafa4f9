/** Where a browser cannot tell when it is idle, so long after the page has loaded, in ms. */
const REST = 1000;

/** Does something once the page has loaded and the browser has nothing better to do. Gives the way to call it off. */
export function whenIdle(work: () => void): () => void {
  const off = new AbortController();
  const start = () => {
    const begin = () => {
      if (!off.signal.aborted) work();
    };
    if ('requestIdleCallback' in window) requestIdleCallback(begin);
    else setTimeout(begin, REST);
  };
  if (document.readyState === 'complete') start();
  else window.addEventListener('load', start, { once: true, signal: off.signal });
  return () => off.abort();
}
