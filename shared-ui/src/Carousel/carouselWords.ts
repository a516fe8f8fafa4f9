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
