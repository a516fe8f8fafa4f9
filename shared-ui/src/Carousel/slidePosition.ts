import { fillWords, type CarouselWords } from './carouselWords';

/** Names one slide: `2 of 4`. Takes its index from 0. */
export function slidePosition(index: number, count: number, { one }: CarouselWords): string {
  return fillWords(one, { first: index + 1, count });
}

/**
 * Names the slides in view, for an announcement: `2 of 4`, or `2 to 3 of 4`.
 * Takes the first one's index from 0. In an endless row the first may follow the last: `4 and 1 of 4`.
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
  return fillWords(text, { first: first + 1, last: last + 1, count });
}
