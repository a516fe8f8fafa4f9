const GAP = '  ';
/** What stands above or below a letter, or shows nothing: terminals give it no cell. */
const WITHOUT_CELL = /[\p{Mn}\p{Me}\p{Cf}]/gu;

/** How many cells of a terminal a line takes. */
export const widthOf = (line: string): number => [...line.replace(WITHOUT_CELL, '')].length;

/** Writes rows as lines with aligned columns. Ends with a line end. With `hasHeadings`, a rule follows the first row. */
export function table(rows: readonly (readonly string[])[], { hasHeadings = false } = {}): string {
  const widths: number[] = [];
  for (const row of rows) {
    row.forEach((text, column) => {
      widths[column] = Math.max(widths[column] ?? 0, widthOf(text));
    });
  }
  const toLine = (row: readonly string[]) => {
    const cells = row.map(
      (text, column) => text + ' '.repeat((widths[column] ?? 0) - widthOf(text)),
    );
    return `${cells.join(GAP).trimEnd()}\n`;
  };
  const lines = rows.map(toLine);
  if (hasHeadings) lines.splice(1, 0, toLine(widths.map((width) => '-'.repeat(width))));
  return lines.join('');
}
