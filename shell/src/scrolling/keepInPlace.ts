/** How long the page may go on settling after an address was followed, in ms. */
const SETTLING = 4000;

/** What a visitor does who wants to be elsewhere. */
const OWN_MOVES = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/**
 * Repeats a scroll whenever the page's height changes: remotes above the target may still arrive and push it away.
 * Ends after a while, and at once when the visitor moves. Gives a function that ends it.
 */
export function keepInPlace(scroll: () => void): () => void {
  const end = () => {
    observer.disconnect();
    clearTimeout(timer);
    OWN_MOVES.forEach((move) => window.removeEventListener(move, end));
  };
  let height = document.body.offsetHeight;
  const observer = new ResizeObserver(() => {
    if (document.body.offsetHeight === height) return;
    height = document.body.offsetHeight;
    scroll();
  });
  const timer = setTimeout(end, SETTLING);
  observer.observe(document.body);
  OWN_MOVES.forEach((move) => window.addEventListener(move, end, { passive: true }));
  return end;
}
