/** Begins something once the page has loaded. It gives the way to cancel it, and so does this. */
export function whenLoaded(begin: () => () => void): () => void {
  let cancel = () => window.removeEventListener('load', start);
  function start() {
    cancel = begin();
  }
  if (document.readyState === 'complete') start();
  else window.addEventListener('load', start, { once: true });
  return () => cancel();
}
