/** Begins something once the page has loaded. `begin` returns how to cancel what it began; so does this. */
export function whenLoaded(begin: () => () => void): () => void {
  let cancel = () => window.removeEventListener('load', start);
  function start() {
    cancel = begin();
  }
  if (document.readyState === 'complete') start();
  else window.addEventListener('load', start, { once: true });
  return () => cancel();
}
