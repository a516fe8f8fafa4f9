import { orderFieldNames } from '@site/contracts/orderFields';
import { referenceOf } from '@site/contracts/orderReference';
import { indiaTime } from '../../staff/india';
import type { ExportRow } from '../source/source';

export interface Column {
  /** The column's heading. Fields keep the names of the specification (§3). */
  heading: string;
  textOf(row: ExportRow): string;
}

const received: Column = {
  heading: 'Received',
  // Sorts, and is a date and time to spreadsheets.
  textOf: ({ createTime }) => indiaTime(Date.parse(createTime)).replace('T', ' '),
};

/** What the visitor was shown and reads out on the phone. */
const reference: Column = {
  heading: 'Reference',
  textOf: ({ id }) => referenceOf(id),
};

const identifier: Column = {
  heading: 'Id',
  textOf: ({ id }) => id,
};

const fieldColumn = (heading: string): Column => ({
  heading,
  textOf: ({ fields }) => String(fields[heading] ?? ''),
});

/** What can be exported: its columns, and what people call one, none and many of it. */
export interface ExportKind {
  collection: 'orders' | 'subscribers';
  columns: readonly Column[];
  /** Those of the columns that tell one document from all others. */
  identifiers: readonly Column[];
  one: string;
  many: string;
}

const ofEnquiry = [reference, identifier];

export const enquiries: ExportKind = {
  collection: 'orders',
  columns: [received, ...orderFieldNames.map(fieldColumn), ...ofEnquiry],
  identifiers: ofEnquiry,
  one: 'enquiry',
  many: 'enquiries',
};

export const subscribers: ExportKind = {
  collection: 'subscribers',
  columns: [received, fieldColumn('Email'), identifier],
  identifiers: [identifier],
  one: 'subscriber',
  many: 'subscribers',
};
