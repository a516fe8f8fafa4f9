/** The name of the text with the cards of a page of the catalogue. */
export const cataloguePage = (number: number): string => `catalogue-${number}`;

/** The widths of each picture's files, in px. */
export const PICTURE_WIDTHS = [480, 800, 1200] as const;

/** The width of the file for browsers without AVIF, in px. */
const FALLBACK_WIDTH = 800;

/** Where the files of a picture are in a release that has it in no script. */
export const pictureAddresses = (name: string) => ({
  avif: PICTURE_WIDTHS.map((width) => `pictures/${name}-${width}.avif`),
  webp: `pictures/${name}-${FALLBACK_WIDTH}.webp`,
});
