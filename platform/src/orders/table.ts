import type { Column } from './columns';
import type { ExportedDocument } from './exportedDocument';
import { printable } from './printable';

const segmenter = new Intl.Segmenter();
const GAP = '  ';

/** How many characters people see in a text; a letter and its accents are one. */
function widthOf(text: string): number {
  return [...segmenter.segment(text)].length;
}

/** Writes documents as a table for people, one line each under a line of headings. Ends with a line end. */
export function toTable(
  columns: readonly Column[],
  documents: readonly ExportedDocument[],
): string {
  const rows = [
    columns.map(({ heading }) => heading),
    ...documents.map((document) => columns.map(({ textOf }) => printable(textOf(document)))),
  ];
  const widths = columns.map((_, index) =>
    Math.max(...rows.map((row) => widthOf(row[index] ?? ''))),
  );
  const toLine = (row: string[]) =>
    row
      .map((text, index) => text + ' '.repeat((widths[index] ?? 0) - widthOf(text)))
      .join(GAP)
      .trimEnd();
  const [headings = [], ...entries] = rows;
  const rule = widths.map((width) => '-'.repeat(width));
  return [headings, rule, ...entries].map((row) => `${toLine(row)}\n`).join('');
}
