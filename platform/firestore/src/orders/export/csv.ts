import type { Column } from './columns';
import type { ExportedDocument } from '../source/exportedDocument';
import { printable } from '@site/tooling/command-line/printable';

/** Signs that begin a formula, the wide forms of East Asian keyboards included. */
const SIGN = '[=+\\-@\\uFF1D\\uFF0B\\uFF0D\\uFF20]';
const FORMULA = new RegExp(`^["\\s\\uFEFF]*${SIGN}|^[\\t\\r\\n]`);
/**
 * What a spreadsheet makes a formula of that splits cells at another separator than the comma. It may do so inside
 * quotation marks too: with another separator they are not at the beginning of a cell.
 */
const INNER_FORMULA = new RegExp(`(?<=[\\s,;|]["\\s]*)(?=${SIGN})`, 'g');
const NEEDS_QUOTES = /[",;|]|^\s|\s$/;
/** Tells spreadsheets that the file is UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

function toCell(text: string): string {
  // The apostrophe makes it a text; programs other than spreadsheets see it as a part of the cell.
  const inert = text.replace(INNER_FORMULA, "'");
  const guarded = printable(FORMULA.test(text) ? `'${inert}` : inert);
  return NEEDS_QUOTES.test(guarded) ? `"${guarded.replaceAll('"', '""')}"` : guarded;
}

const toRow = (texts: readonly string[]) => `${texts.map(toCell).join(',')}\r\n`;

/**
 * Writes documents as comma-separated values (RFC 4180) with a byte order mark and a line of headings. No part of a cell
 * is a formula to a spreadsheet, whichever separator it expects.
 */
export function toCsv(columns: readonly Column[], documents: readonly ExportedDocument[]): string {
  const rows = documents.map((document) => toRow(columns.map(({ textOf }) => textOf(document))));
  return BYTE_ORDER_MARK + toRow(columns.map(({ heading }) => heading)) + rows.join('');
}
