import { orderFieldNames } from '@site/order-model/orderFields';
import { referenceOf } from '@site/order-model/orderReference';
import { hasEmail } from '@site/order-model/noEmail';
import { indiaTime } from '@site/order-model/india';
import type { TableRows } from '@site/order-model/spreadsheet';
import type { ExportRow } from '../source';

/** What can be exported: its columns, and what people call one and many of it. */
export interface ExportKind {
  collection: 'orders' | 'subscribers';
  /** The columns' headings. Fields keep the names of the specification (§3). */
  columns: readonly string[];
  one: string;
  many: string;
}

export const enquiries: ExportKind = {
  collection: 'orders',
  columns: ['Received', ...orderFieldNames, 'Reference', 'Id'],
  one: 'enquiry',
  many: 'enquiries',
};

export const subscribers: ExportKind = {
  collection: 'subscribers',
  columns: ['Received', 'Email', 'Id'],
  one: 'subscriber',
  many: 'subscribers',
};

/** One exported document: `Received` is the exact moment, RFC 3339 in UTC, and a number stays one. */
export const recordOf = (
  { collection }: ExportKind,
  { id, fields, createTime }: ExportRow,
): Record<string, unknown> => ({
  Received: createTime,
  ...fields,
  // Nobody's: whoever writes to a table's addresses has one fewer that fails.
  ...(!hasEmail(String(fields.Email)) && { Email: '' }),
  // What the visitor was shown and reads out on the phone.
  ...(collection === 'orders' && { Reference: referenceOf(id) }),
  Id: id,
});

/** A table for people: a moment sorts, and is a date and time to spreadsheets, which add up what is a number. */
export const tableOf = (kind: ExportKind, rows: readonly ExportRow[]): TableRows => [
  [...kind.columns],
  ...rows.map((row) => {
    const received = indiaTime(Date.parse(row.createTime)).replace('T', ' ');
    const record = { ...recordOf(kind, row), Received: received };
    return kind.columns.map((heading) => {
      const value: unknown = record[heading as keyof typeof record] ?? '';
      return typeof value === 'number' ? value : String(value);
    });
  }),
];
