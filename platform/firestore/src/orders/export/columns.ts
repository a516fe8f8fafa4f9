import { orderFieldNames } from '@site/contracts/orderFields';
import { referenceOf } from '@site/contracts/orderReference';
import type { ExportedDocument } from '../source/exportedDocument';
import { indiaTime } from './indiaTime';

/** One column of an export. */
export interface Column {
  /** The column's heading. Fields keep the names of the specification (§3). */
  heading: string;
  textOf(document: ExportedDocument): string;
}

const received: Column = {
  heading: 'Received',
  textOf: ({ createTime }) => indiaTime(createTime),
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
export interface Exported {
  collection: 'orders' | 'subscribers';
  columns: readonly Column[];
  /** Those of the columns that tell one document from all others. */
  identifiers: readonly Column[];
  one: string;
  many: string;
}

const ofEnquiry = [reference, identifier];

export const enquiries: Exported = {
  collection: 'orders',
  columns: [received, ...orderFieldNames.map(fieldColumn), ...ofEnquiry],
  identifiers: ofEnquiry,
  one: 'enquiry',
  many: 'enquiries',
};

export const subscribers: Exported = {
  collection: 'subscribers',
  columns: [received, fieldColumn('Email'), identifier],
  identifiers: [identifier],
  one: 'subscriber',
  many: 'subscribers',
};
