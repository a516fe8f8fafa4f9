import type { Column } from './columns';
import type { ExportedDocument } from './exportedDocument';
import { printable } from './printable';

/** Beginnings that a spreadsheet takes for a formula, the wide forms of East Asian keyboards included. */
const FORMULA = /^[\s\uFEFF]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|^[\t\r\n]/;
const NEEDS_QUOTES = /[",]|^\s|\s$/;
/** Tells spreadsheets that the file is UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

function toCell(text: string): string {
  // The apostrophe makes it a text; it is part of the cell for programs that are no spreadsheet.
  const guarded = printable(FORMULA.test(text) ? `'${text}` : text);
  return NEEDS_QUOTES.test(guarded) ? `"${guarded.replaceAll('"', '""')}"` : guarded;
}

const toRow = (texts: readonly string[]) => `${texts.map(toCell).join(',')}\r\n`;

/**
 * Writes documents as comma-separated values (RFC 4180), line by line, with a byte order mark and a line of headings.
 * No cell is a formula to a spreadsheet.
 */
export function* toCsv(
  columns: readonly Column[],
  documents: Iterable<ExportedDocument>,
): Generator<string> {
  yield BYTE_ORDER_MARK + toRow(columns.map(({ heading }) => heading));
  for (const document of documents) yield toRow(columns.map(({ textOf }) => textOf(document)));
}
