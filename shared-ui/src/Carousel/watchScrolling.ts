import styles from './Carousel.module.css';

/** A scroll position that has not changed for this long has come to rest; `scrollend` is missing in Safari before 26. */
const REST_MS = 150;
/** A button or key scrolls a frame later. */
const scrolling = ['scroll', 'click', 'keydown'] as const;
const touches = ['touchstart', 'touchend', 'touchcancel'] as const;

/** Watches whether an element or something in it is being touched or scrolled. */
export function watchScrolling(element: HTMLElement) {
  let isTouched = false;
  let hasStopped = false;
  let lastScroll = -Infinity;
  const onTouch = (event: TouchEvent) => {
    isTouched = event.touches.length > 0;
  };
  const onScroll = () => {
    lastScroll = performance.now();
  };
  for (const type of touches) element.addEventListener(type, onTouch, { passive: true });
  // Scroll events do not bubble.
  for (const type of scrolling) {
    element.addEventListener(type, onScroll, { capture: true, passive: true });
  }

  const isAtRest = () => !isTouched && performance.now() - lastScroll > REST_MS;
  return {
    /** Fulfilled as well once the watching has been stopped. */
    async untilRest(): Promise<void> {
      while (!hasStopped && !isAtRest())
        await new Promise((resolve) => setTimeout(resolve, REST_MS));
    },
    stop() {
      hasStopped = true;
      for (const type of touches) element.removeEventListener(type, onTouch);
      for (const type of scrolling) {
        element.removeEventListener(type, onScroll, { capture: true });
      }
    },
  };
}

/** The index of the slide that the scrolled row in an element begins with. */
export function scrolledTo(element: Element): number {
  const [first, second] = element.querySelectorAll<HTMLElement>(`.${styles.slide}`);
  if (!first || !second) return 0;
  // Both are negative from right to left.
  const step = second.offsetLeft - first.offsetLeft;
  return step === 0 ? 0 : Math.abs(Math.round((first.parentElement?.scrollLeft ?? 0) / step));
}
