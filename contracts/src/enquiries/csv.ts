import { printable } from '../texts/printable';

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

function toCell(value: string | number): string {
  if (typeof value === 'number') return String(value);
  // The apostrophe makes it a text; programs other than spreadsheets see it as a part of the cell.
  const inert = value.replace(INNER_FORMULA, "'");
  const guarded = printable(FORMULA.test(value) ? `'${inert}` : inert);
  return NEEDS_QUOTES.test(guarded) ? `"${guarded.replaceAll('"', '""')}"` : guarded;
}

/**
 * Writes rows as comma-separated values (RFC 4180) with a byte order mark; the first holds the headings. A text is one line, and
 * no part of it is a formula to a spreadsheet, whichever separator that expects.
 */
export const toCsv = (rows: readonly (readonly (string | number)[])[]): string =>
  BYTE_ORDER_MARK + rows.map((row) => `${row.map(toCell).join(',')}\r\n`).join('');
