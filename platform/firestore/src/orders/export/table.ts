import type { Column } from './columns';
import type { ExportedDocument } from '../source/exportedDocument';
import { printable } from '@site/tooling/command-line/printable';

const segmenter = new Intl.Segmenter();
const PLAIN = /^[ -~]*$/;
const GAP = '  ';

/** How many characters people see in a text; a letter and its accents are one. */
function widthOf(text: string): number {
  return PLAIN.test(text) ? text.length : [...segmenter.segment(text)].length;
}

/** Writes documents as a table for people: headings, a rule, and a line each. */
export function toTable(
  columns: readonly Column[],
  documents: readonly ExportedDocument[],
): string {
  const headings = columns.map(({ heading }) => heading);
  const rows = documents.map((document) =>
    columns.map(({ textOf }) => printable(textOf(document))),
  );
  const widths = headings.map(widthOf);
  for (const row of rows) {
    row.forEach((text, index) => (widths[index] = Math.max(widths[index] ?? 0, widthOf(text))));
  }
  const toLine = (row: readonly string[]) =>
    `${row
      .map((text, index) => text + ' '.repeat((widths[index] ?? 0) - widthOf(text)))
      .join(GAP)
      .trimEnd()}\n`;
  return [headings, widths.map((width) => '-'.repeat(width)), ...rows].map(toLine).join('');
}
