/** A flat piece of print: its size in mm and its drawing, in SVG whose unit is one mm. */
export interface Art {
  width: number;
  height: number;
  /** The printed colours. Where nothing is drawn the material shows. */
  print: string;
  /**
   * How the print was finished, as colours that add up: red stands out of the material (embossing), green is hot foil,
   * blue is gloss varnish.
   */
  finish: string;
}

/** Inks of the packs. Coral is the accent of both; the rest leans to the product's own colour. */
export const inks = {
  indigo: '#2b2780',
  deepIndigo: '#1b1856',
  coral: '#f0604d',
  red: '#c8102e',
  ink: '#24225c',
  soft: '#5b5a86',
  plum: '#5c1a50',
  peach: '#ffd9c4',
} as const;

/** Escapes a text for SVG and HTML. */
export function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

/** The size of type, in mm, at which a bold text is no wider than `width`; at most `largest`. */
export function fittingSize(text: string, width: number, largest: number): number {
  // A letter of Figtree's bold is about 0.56 of its size wide.
  return Math.min(largest, width / (text.length * 0.56));
}

/** How a paragraph is set; lengths in mm. */
interface Setting {
  x: number;
  y: number;
  width: number;
  /** Size of the type. */
  size: number;
  colour: string;
  weight?: number;
  align?: 'start' | 'center';
}

/** A paragraph that breaks into lines by itself, its top left corner at x and y. */
export function paragraph(text: string, setting: Setting): string {
  const { x, y, width, size, colour, weight = 500, align = 'start' } = setting;
  // Ten times as large and scaled down: lines of less than a few px would be rounded apart.
  return `<g transform="translate(${x} ${y}) scale(.1)"><foreignObject width="${width * 10}" height="${size * 80}">
    <div xmlns="http://www.w3.org/1999/xhtml" style="font:${weight} ${size * 10}px/1.3 Figtree;color:${colour};text-align:${align}">${escaped(text)}</div></foreignObject></g>`;
}

/** The mark of the brand, the site's own, `size` mm wide. */
export function mark(x: number, y: number, size: number, vein: string, artery: string): string {
  return `<g transform="translate(${x} ${y}) scale(${size / 40})" fill="none" stroke-width="5" stroke-linecap="round">
    <path stroke="${vein}" d="M20 35C9 27 4.5 21 4.5 14.5A7.8 7.8 0 0 1 20 12"/>
    <path stroke="${artery}" d="M20 12a7.8 7.8 0 0 1 15.5 2.5c0 4.5-2.5 8.5-7 12.5"/></g>`;
}
