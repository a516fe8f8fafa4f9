import { printable } from '@site/company/printable';
import type { TableRows } from './spreadsheet';

/** Signs that begin a formula, the wide forms of East Asian keyboards included. */
const SIGN = '[=+\\-@\\uFF1D\\uFF0B\\uFF0D\\uFF20]';
/** What spreadsheets pass over in front of them. */
const PASSED_OVER = '["\\s\\p{Cf}]*';
const FORMULA = new RegExp(`^${PASSED_OVER}${SIGN}`, 'u');
/**
 * The same where a spreadsheet begins a cell that expects another separator than the comma, inside quotation marks too: with
 * another separator they are not at the beginning of a cell. A phone number or an amount there does no harm.
 */
const INNER_FORMULA = new RegExp(
  `(?<=[;|]${PASSED_OVER})(?=${SIGN})(?![+\\-][\\d\\s().-]*(?:[;|,"]|$))`,
  'gu',
);
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
 * Writes rows as comma-separated values (RFC 4180) with a byte order mark; the first holds the headings. A text is one line as
 * it was typed, and no part of it is a formula to a spreadsheet. One may still read it as a number or a date: a workbook does not.
 */
export const toCsv = (rows: TableRows): string =>
  BYTE_ORDER_MARK + rows.map((row) => `${row.map(toCell).join(',')}\r\n`).join('');
