/**
 * Bars that look like a retail code and are none: the widths come from the letters of `text`, so that no shop's
 * scanner finds a product in them. Gives SVG; all lengths in mm.
 */
export function barcode(text: string, x: number, y: number, width: number, height: number): string {
  const widths = [...`${text}·${text}`].flatMap((letter) => {
    const code = letter.codePointAt(0) ?? 0;
    return [1 + (code & 3), 1 + ((code >> 2) & 1), 1 + ((code >> 3) & 3), 1 + ((code >> 5) & 1)];
  });
  const unit = width / widths.reduce((sum, one) => sum + one, 0);
  let at = x;
  return widths
    .map((one, index) => {
      const bar =
        index % 2 === 0
          ? `<rect x="${at.toFixed(3)}" y="${y}" width="${(one * unit).toFixed(3)}" height="${height}" fill="#1a1a2e"/>`
          : '';
      at += one * unit;
      return bar;
    })
    .join('');
}
