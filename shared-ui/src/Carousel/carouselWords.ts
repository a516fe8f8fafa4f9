/** What a carousel says to those who cannot see it. `{label}` is what its slides are; positions count from 1. */
export interface CarouselWords {
  /** What it is, and what each of its parts is. */
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

/** The words in English, for whoever gives none. */
export const englishWords: CarouselWords = {
  carousel: 'carousel',
  slide: 'slide',
  pause: 'Pause {label}',
  play: 'Play {label}',
  previous: 'Previous of {label}',
  next: 'Next of {label}',
  one: '{first} of {count}',
  two: '{first} and {last} of {count}',
  several: '{first} to {last} of {count}',
};

/** Fills a carousel's words. */
export function fillWords(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}
