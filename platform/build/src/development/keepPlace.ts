// A change that cannot be replaced in the open page loads it again, and a page of a development server is empty then: it grows
// part by part. This goes back to where the page and its carousels were read, until that place is there or the reader moves on.

const PLACE = 'development-place';

/** How long parts may take to arrive, in ms. */
const SETTLE_MS = 8000;

interface Place {
  path: string;
  top: number;
  /** The index of the slide that each carousel begins with. */
  slides: readonly number[];
}

const SLIDE = '[role=group][aria-roledescription]:not([data-clone] *)';

/** The slides of each carousel of the page. */
const carousels = () =>
  [...document.querySelectorAll(`[role=group][aria-roledescription]:has(${SLIDE})`)].map(
    (carousel) => [...carousel.querySelectorAll<HTMLElement>(SLIDE)],
  );

const leftOf = (element: Element | null | undefined) => element?.getBoundingClientRect().left ?? 0;

function currentSlide(slides: readonly HTMLElement[]): number {
  const carousel = slides[0]?.parentElement?.closest('[aria-roledescription]');
  return slides.findIndex((slide) => leftOf(slide) > leftOf(carousel) - 1);
}

/** Scrolls the rows that no script moves yet: what moves them begins where they are. */
const scrollRows = (indexes: readonly number[]) =>
  carousels().forEach((slides, at) => {
    const row = slides[0]?.parentElement;
    if (row) row.scrollLeft = leftOf(slides[indexes[at] ?? 0]) - leftOf(slides[0]);
  });

const INPUTS = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

function returnTo({ top, slides }: Place): void {
  const observer = new ResizeObserver(() => {
    scrollRows(slides);
    scrollTo({ top, behavior: 'instant' });
  });
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
  const place = JSON.parse(kept) as Place;
  if (place.path === location.pathname) returnTo(place);
}

addEventListener('pagehide', () => {
  const slides = carousels().map(currentSlide);
  const place: Place = { path: location.pathname, top: scrollY, slides };
  sessionStorage.setItem(PLACE, JSON.stringify(place));
});

export {};
