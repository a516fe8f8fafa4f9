import type { PinnedReleases } from './pinnedReleases';

/** The addresses of all style sheets that a page's pins name. Marks count in this order. */
export const sheetsOf = (pins: PinnedReleases): string[] =>
  Object.values(pins)
    .flatMap(({ integrity }) => Object.keys(integrity))
    .filter((address) => address.endsWith('.css'));

/** Stands in the style block of a page in front of a sheet, and says which one it is: its place in `sheetsOf`. */
export const sheetMark = (place: number): string => `/*${place}*/`;

/** Such a mark. Sheets are minified, so they hold no comment of their own that looks like one. */
export const SHEET_MARK = /\/\*(\d+)\*\//g;
