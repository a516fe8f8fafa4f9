const SETTLE_TIMEOUT_MS = 4000;

/** The visitor takes over scrolling. */
const USER_INPUTS = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/**
 * Repeats a scroll whenever the page's height changes, since remotes above the target may still load and push it down.
 * Stops after a few seconds, and at once on user input.
 *
 * @returns a function that stops it
 */
export function keepScrollPosition(scroll: () => void): () => void {
  const stop = () => {
    observer.disconnect();
    clearTimeout(timer);
    USER_INPUTS.forEach((input) => window.removeEventListener(input, stop));
  };
  let height = document.body.offsetHeight;
  const observer = new ResizeObserver(() => {
    if (document.body.offsetHeight === height) return;
    height = document.body.offsetHeight;
    scroll();
  });
  const timer = setTimeout(stop, SETTLE_TIMEOUT_MS);
  observer.observe(document.body);
  USER_INPUTS.forEach((input) => window.addEventListener(input, stop, { passive: true }));
  return stop;
}
