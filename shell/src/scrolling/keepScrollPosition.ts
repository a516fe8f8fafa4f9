const SETTLE_TIMEOUT_MS = 4000;

const USER_INPUTS = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/** Calls back, until that is cancelled, whenever the visitor may take over scrolling. */
export function onUserInput(then: () => void): () => void {
  USER_INPUTS.forEach((input) => window.addEventListener(input, then, { passive: true }));
  return () => USER_INPUTS.forEach((input) => window.removeEventListener(input, then));
}

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
    cancel();
  };
  let height = document.body.offsetHeight;
  const observer = new ResizeObserver(() => {
    if (document.body.offsetHeight === height) return;
    height = document.body.offsetHeight;
    scroll();
  });
  const timer = setTimeout(stop, SETTLE_TIMEOUT_MS);
  observer.observe(document.body);
  const cancel = onUserInput(stop);
  return stop;
}
