import { printable } from '@site/company/printable';

export type TableRows = readonly (readonly (string | number)[])[];

/** In UTF-16 units, as Excel counts; it calls a file with a longer cell damaged. */
const MAX_CELL = 32_767;
const MAX_REMARK = 60;

/** The beginning of a text that is too long for a cell, with how much is missing. */
function fitting(text: string): string {
  if (text.length <= MAX_CELL) return text;
  const kept = MAX_CELL - MAX_REMARK;
  const isBetweenHalves = /[\uD800-\uDBFF]/.test(text.charAt(kept - 1));
  const start = text.slice(0, isBetweenHalves ? kept - 1 : kept);
  return `${start} … (${text.length - start.length} more characters are in the CSV)`;
}

/** Excel takes `_x0041_` for the sign of that code (ECMA-376, 22.9.2.19). */
const escaped = (text: string) => text.replace(/_(?=x[0-9a-f]{4}_)/gi, '_x005F_');

const toCell = (value: string | number) =>
  typeof value === 'number'
    ? { type: Number, value }
    : // `@` keeps it a text when somebody edits it.
      { type: String, value: escaped(fitting(printable(value))), format: '@' };

/**
 * Writes a table as a workbook that Excel, LibreOffice and Google Sheets open. Texts stay texts: a number keeps its zero in front, a
 * name is no date and no formula. The library is loaded when somebody wants one.
 */
export async function toXlsx(rows: TableRows): Promise<Blob> {
  const { default: writeXlsxFile } = await import('write-excel-file/universal');
  return writeXlsxFile(
    rows.map((row) => row.map(toCell)),
    { stickyRowsCount: 1 },
  ).toBlob();
}
