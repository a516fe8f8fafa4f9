// A change that cannot be replaced in the open page loads it again, and a page of a development server is empty then: it grows
// part by part. This goes back to where the page was read, until that place is there or the reader moves on.

const PLACE = 'development-place';

/** How long parts may take to arrive, in ms. */
const SETTLE_MS = 8000;

const INPUTS = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

function returnTo(top: number): void {
  const observer = new ResizeObserver(() => scrollTo({ top, behavior: 'instant' }));
  const stop = () => {
    observer.disconnect();
    clearTimeout(timer);
    INPUTS.forEach((input) => removeEventListener(input, stop));
  };
  const timer = setTimeout(stop, SETTLE_MS);
  INPUTS.forEach((input) => addEventListener(input, stop, { passive: true }));
  observer.observe(document.documentElement);
}

const [navigation] = performance.getEntriesByType('navigation');
const kept = sessionStorage.getItem(PLACE);
if (kept && (navigation as PerformanceNavigationTiming | undefined)?.type === 'reload') {
  const { path, top } = JSON.parse(kept) as { path: string; top: number };
  if (path === location.pathname) returnTo(top);
}

addEventListener('pagehide', () => {
  sessionStorage.setItem(PLACE, JSON.stringify({ path: location.pathname, top: scrollY }));
});

export {};
