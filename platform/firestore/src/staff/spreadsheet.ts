import { printable } from '@site/contracts/typedText';

export type TableRows = readonly (readonly (string | number)[])[];

const toCell = (value: string | number) =>
  typeof value === 'number'
    ? { type: Number, value }
    : // `@` keeps it a text when somebody edits it.
      { type: String, value: printable(value), format: '@' };

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
