import { useLayoutEffect, useRef, type RefObject } from 'react';
import styles from './Carousel.module.css';

/** Where focus was in a part of the carousel that was replaced. */
export interface LostFocus {
  /** The name of its slide; null outside the slides. */
  slide: string | null;
  /** Its place among the slide's elements; -1 for the slide itself. */
  index: number;
}

const slideOf = (element: Element) => element.closest(`.${styles.slide}`);

function elementAt(whole: HTMLElement, { slide, index }: LostFocus): HTMLElement | undefined {
  const slides = [...whole.querySelectorAll(`.${styles.slide}`)];
  return slides
    .find(
      (candidate) =>
        candidate.getAttribute('aria-label') === slide && !candidate.closest('.slick-cloned'),
    )
    ?.querySelectorAll<HTMLElement>('*')[index];
}

/**
 * Restores focus after a part of an element was replaced with focus inside: to the same element of the same slide, or else
 * to the whole.
 *
 * @returns a record for `useLostFocusDetection` in that part
 */
export function useFocusRestoration(whole: RefObject<HTMLElement | null>) {
  const lost = useRef<LostFocus>(null);
  useLayoutEffect(() => {
    if (!lost.current || !whole.current) return;
    elementAt(whole.current, lost.current)?.focus({ preventScroll: true });
    if (!whole.current.contains(document.activeElement)) takeFocus(whole.current);
    lost.current = null;
  });
  return lost;
}

/** Records the focus when a part unmounts with focus inside. */
export function useLostFocusDetection(
  part: RefObject<HTMLElement | null>,
  lost: RefObject<LostFocus | null>,
) {
  // A layout effect's cleanup runs before the elements are removed.
  useLayoutEffect(
    () => () => {
      const focused = document.activeElement;
      if (!focused || !part.current?.contains(focused)) return;
      const slide = slideOf(focused);
      lost.current = {
        slide: slide?.getAttribute('aria-label') ?? null,
        index: slide ? [...slide.querySelectorAll('*')].indexOf(focused) : -1,
      };
    },
    [part, lost],
  );
}

/** Focuses an element that is not focusable otherwise, without scrolling. */
export function takeFocus(element: HTMLElement | null | undefined): void {
  if (!element) return;
  element.tabIndex = -1;
  element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
  element.focus({ preventScroll: true });
}
