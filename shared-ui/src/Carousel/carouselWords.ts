import { fillPlaceholders } from '../texts/fillPlaceholders';

/** What a carousel tells screen readers. `{label}` names its slides; positions count from 1. */
export interface CarouselWords {
  /** The role descriptions of the carousel and of a slide. */
  carousel: string;
  slide: string;
  /** The names of its buttons. */
  pause: string;
  play: string;
  previous: string;
  next: string;
  /** The place of one slide, of two, and of several side by side: `{first}`, `{last}` and `{count}`. */
  one: string;
  two: string;
  several: string;
}

/** Names one slide: `2 of 4` for index 1. */
export function slidePosition(index: number, count: number, { one }: CarouselWords): string {
  return fillPlaceholders(one, { first: index + 1, count });
}

/**
 * Names the slides in view: `2 of 4`, `2 to 3 of 4`. The carousel loops, so the first slide may follow the last:
 * `4 and 1 of 4`.
 */
export function slidesInView(
  first: number,
  shown: number,
  count: number,
  words: CarouselWords,
): string {
  const last = (first + shown - 1) % count;
  if (shown <= 1) return slidePosition(first, count, words);
  const text = last < first || shown === 2 ? words.two : words.several;
  return fillPlaceholders(text, { first: first + 1, last: last + 1, count });
}
