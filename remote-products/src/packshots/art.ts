import { useId } from 'react';

/** What every drawing of a pack takes. All are drawn on a canvas of 480 by 480 units. */
export interface ArtProps {
  /** The small print of the label: the actives. */
  lines: readonly string[];
}

/**
 * Names for gradients and filters that are this drawing's own: a carousel shows copies of a drawing on one page.
 * Gives a function from a short name to an id, and one from a short name to a reference to it.
 */
export function useArtIds() {
  const own = useId().replace(/[^\w-]/g, '');
  const id = (name: string) => `art${own}-${name}`;
  return { id, url: (name: string) => `url(#${id(name)})` };
}

/** The size of type at which a text is no wider than `width`; at most `largest`. All in units of the canvas. */
export function fittingSize(text: string, width: number, largest: number): number {
  // A letter of the site's bold type is about 0.6 of its size wide.
  return Math.min(largest, width / (text.length * 0.6));
}
