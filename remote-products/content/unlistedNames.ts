/** The name of the text with the cards of a page of the catalogue. */
export const cataloguePage = (number: number): string => `catalogue-${number}`;

/** The widths of each picture's files, in px. */
export const PICTURE_WIDTHS = [480, 800, 1200] as const;

/** Where the files of a picture are in a release that has it in no script. */
export function pictureAddresses(name: string): Record<'avif' | 'webp', string[]> {
  const inWidths = (format: string) =>
    PICTURE_WIDTHS.map((width) => `pictures/${name}-${width}.${format}`);
  return { avif: inWidths('avif'), webp: inWidths('webp') };
}
