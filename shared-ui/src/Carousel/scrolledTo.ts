import styles from './Carousel.module.css';

/** The index of the slide that the scrolled row in an element begins with. */
export function scrolledTo(element: Element): number {
  const [first, second] = element.querySelectorAll<HTMLElement>(`.${styles.slide}`);
  if (!first || !second) return 0;
  const step = second.offsetLeft - first.offsetLeft;
  return step > 0 ? Math.round((first.parentElement?.scrollLeft ?? 0) / step) : 0;
}
