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

/**
 * Writes documents as comma-separated values (RFC 4180) with a byte order mark and a line of headings.
 * No cell is a formula to a spreadsheet.
 */
export function toCsv(columns: readonly Column[], documents: readonly ExportedDocument[]): string {
  const rows = [
    columns.map(({ heading }) => heading),
    ...documents.map((document) => columns.map(({ textOf }) => textOf(document))),
  ];
  return BYTE_ORDER_MARK + rows.map((row) => `${row.map(toCell).join(',')}\r\n`).join('');
}
