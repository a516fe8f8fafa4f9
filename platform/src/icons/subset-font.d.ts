/** The package brings no types. */
declare module 'subset-font' {
  /** Gives a font with the glyphs of the text alone; `variationAxes` fixes axes to one value. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options?: { targetFormat?: 'woff2'; variationAxes?: Record<string, number> },
  ): Promise<Buffer>;
}
