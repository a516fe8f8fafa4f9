import type { Column } from './columns';
import type { ExportedDocument } from './exportedDocument';
import { printable } from './printable';

const segmenter = new Intl.Segmenter();
const PLAIN = /^[ -~]*$/;
const GAP = '  ';

/** How many characters people see in a text; a letter and its accents are one. */
function widthOf(text: string): number {
  return PLAIN.test(text) ? text.length : [...segmenter.segment(text)].length;
}

/**
 * Writes documents as a table for people, line by line: headings, a rule, and a line each. Takes what gives the documents,
 * which is asked twice: the widths of the columns come first.
 */
export function* toTable(
  columns: readonly Column[],
  documents: () => Iterable<ExportedDocument>,
): Generator<string> {
  const headings = columns.map(({ heading }) => heading);
  const rowOf = (document: ExportedDocument) =>
    columns.map(({ textOf }) => printable(textOf(document)));
  const widths = headings.map(widthOf);
  for (const document of documents()) {
    rowOf(document).forEach((text, index) => {
      widths[index] = Math.max(widths[index] ?? 0, widthOf(text));
    });
  }
  const toLine = (row: readonly string[]) => {
    const cells = row.map((text, index) => {
      const space = (widths[index] ?? 0) - widthOf(text);
      return text + ' '.repeat(space);
    });
    return `${cells.join(GAP).trimEnd()}\n`;
  };
  yield toLine(headings);
  yield toLine(widths.map((width) => '-'.repeat(width)));
  for (const document of documents()) yield toLine(rowOf(document));
}
