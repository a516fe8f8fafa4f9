/** The package brings no types. */
declare module 'subset-font' {
  /** Gives a font with the glyphs of the text alone; `variationAxes` fixes axes to one value, or narrows them. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options?: {
      targetFormat?: 'woff2' | 'truetype';
      variationAxes?: Record<string, number | { min: number; max: number }>;
    },
  ): Promise<Buffer>;
}
