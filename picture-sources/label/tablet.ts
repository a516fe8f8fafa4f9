import { escaped, type Art } from './art';
import type { LabelFacts } from './labelFacts';

/** A tablet's measures in mm, seen from above. */
export const tablet = { width: 20, height: 8.8 } as const;

/** What is pressed into a tablet: the first letters of brand and product, either side of the score. */
export function tabletFace({ brandName, variant }: LabelFacts): Art {
  const letter = (x: number, text: string) =>
    `<text x="${x}" y="5.800" font-size="3.900" font-weight="700" text-anchor="middle" fill="#f00">${escaped(text.slice(0, 1))}</text>`;
  return {
    width: tablet.width,
    height: tablet.height,
    print: '',
    finish: letter(5.8, brandName) + letter(14.2, variant),
  };
}
