import { printable, withLatinDigits } from '@site/contracts/typedText';
import type { TableRows } from './spreadsheet';

/** Signs that begin a formula, the wide forms of East Asian keyboards included. */
const SIGN = '[=+\\-@\\uFF1D\\uFF0B\\uFF0D\\uFF20]';
const FORMULA = new RegExp(`^["\\s\\uFEFF]*${SIGN}|^[\\t\\r\\n]`);
/**
 * What a spreadsheet makes a formula of that splits cells at another separator than the comma. It may do so inside
 * quotation marks too: with another separator they are not at the beginning of a cell.
 */
const INNER_FORMULA = new RegExp(`(?<=[\\s,;|]["\\s]*)(?=${SIGN})`, 'g');
const MONTH =
  '(jan(uary)?|feb(ruary)?|mar(ch)?|apr(il)?|may|june?|july?|aug(ust)?|sept?(ember)?|oct(ober)?|nov(ember)?|dec(ember)?)';
/** What spreadsheets take for a number, a date, a time or a truth value, and show as another text; not the days that we write. */
const READ_AS_ANOTHER = new RegExp(
  [
    '0[0-9]+|[0-9]{16,}|[0-9]+[.,][0-9.,]*|[.][0-9]+',
    '[0-9.,]+ ?(e[+-]?[0-9]+|%)|[$€£₹] ?[0-9.,]+|\\([0-9.,]+\\)|[0-9]{1,2} ?[ap]m?',
    '(?!....-..-..$)[0-9]{1,4}([-/.: ][0-9]{1,4}){1,2} ?([ap]m?)?',
    `(?=.*[0-9])([0-9]{1,4}[-/. ]?)?${MONTH}[-/., ]{0,2}([0-9]{1,4}[-/., ]{0,2}){0,2}`,
    'true|false',
  ]
    .map((text) => `^\\s*(${text})\\s*$`)
    .join('|'),
  'i',
);
const NEEDS_QUOTES = /[",;|]|^\s|\s$/;
/** Tells spreadsheets that the file is UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

/** LibreOffice in Hindi reads digits of every script. */
function isReadAsAnother(value: string): boolean {
  const asRead = withLatinDigits(value.normalize('NFKC'));
  return READ_AS_ANOTHER.test(asRead) || (asRead !== value && /^[0-9]+$/.test(asRead));
}

function toCell(value: string | number): string {
  if (typeof value === 'number') return String(value);
  // The apostrophe makes it a text; programs other than spreadsheets see it as a part of the cell.
  const inert = value.replace(INNER_FORMULA, "'");
  const isAltered = FORMULA.test(value) || isReadAsAnother(value);
  const guarded = printable(isAltered ? `'${inert}` : inert);
  return NEEDS_QUOTES.test(guarded) ? `"${guarded.replaceAll('"', '""')}"` : guarded;
}

/**
 * Writes rows as comma-separated values (RFC 4180) with a byte order mark; the first holds the headings. A text is one line, and
 * no part of it is a formula to a spreadsheet, whichever separator that expects, nor is it read as a number or a date.
 */
export const toCsv = (rows: TableRows): string =>
  BYTE_ORDER_MARK + rows.map((row) => `${row.map(toCell).join(',')}\r\n`).join('');
