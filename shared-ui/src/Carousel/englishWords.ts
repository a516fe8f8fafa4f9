import type { CarouselWords } from './carouselWords';

/** For the gallery and tests: a page hands over those of its language. */
export const englishWords: CarouselWords = {
  carousel: 'carousel',
  slide: 'slide',
  pause: 'Pause {label}',
  play: 'Play {label}',
  previous: 'Previous: {label}',
  next: 'Next: {label}',
  one: '{first} of {count}',
  two: '{first} and {last} of {count}',
  several: '{first} to {last} of {count}',
};
