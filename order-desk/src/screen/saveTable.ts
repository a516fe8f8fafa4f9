import { toCsv } from '@site/order-model/csv';
import { toXlsx, type TableRows } from '@site/order-model/spreadsheet';

/** What a table can be saved as. */
export type TableFormat = 'csv' | 'xlsx';

export interface SaveOptions {
  format?: TableFormat;
  /** Called once the file is made: what cannot be logged is not saved, and what cannot be made is not logged. */
  log?: () => Promise<void>;
}

/** Has the browser save a table. Rejects where the script that writes workbooks does not load, and where `log` does. */
export async function saveTable(
  name: string,
  rows: TableRows,
  { format = 'csv', log }: SaveOptions = {},
): Promise<void> {
  const file =
    format === 'xlsx'
      ? await toXlsx(rows)
      : new Blob([toCsv(rows)], { type: 'text/csv;charset=utf-8' });
  await log?.();
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = `${name}.${format}`;
  link.click();
  // The browser has taken the address by then.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
