import { collections } from '@site/order-model/enquiry';
import { oncePerAddress } from '@site/order-model/emailKey';
import { toCsv } from '@site/order-model/csv';
import { toXlsx } from '@site/order-model/spreadsheet';
import { staffCollections } from '@site/order-model/staffCollections';
import { printable } from '@site/company/printable';
import type { Terminal } from '@site/tooling/command-line/command';
import { writePrivately } from '@site/tooling/files/privateFile';
import { TypedValue } from '../../documents/values';
import type { ExportRow, Source } from '../source';
import { recordOf, tableOf, type ExportKind } from './columns';
import type { Filter } from './filter';
import { readableTable } from './readableTable';

/** Everything that JSON may hold unescaped and a terminal may obey. Line ends are the export's own. */
const UNPRINTABLE = /[\u007F-\u009F\u061C\u200E\u200F\u2028-\u202E\u2066-\u2069\uFEFF]/g;

export interface ExportOptions {
  kind: ExportKind;
  /** `xlsx` is not for a terminal. By default a terminal shows a table for people, and anything else takes `csv`. */
  format: 'csv' | 'json' | 'xlsx' | undefined;
  source: Source;
  filter: Filter;
  /** The file to write; without one the terminal. */
  out: string | undefined;
}

export function countOf({ one, many }: ExportKind, count: number): string {
  return `${count || 'No'} ${count === 1 ? one : many}`;
}

/** Reads what a filter accepts of a collection, the newest first: Firestore cannot sort by the time of storing. */
export async function collect(
  source: Source,
  { collection }: ExportKind,
  filter: Filter,
): Promise<ExportRow[]> {
  const found = (await source.read(collections[collection])).filter(filter);
  // Of the same millisecond, too, the one that was stored last comes first.
  return found
    .reverse()
    .sort((one, other) => Date.parse(other.createTime) - Date.parse(one.createTime));
}

/** All that is stored of each: of an order what staff know and noted as well, since a person may ask for that too. */
async function toJson(
  kind: ExportKind,
  rows: readonly ExportRow[],
  source: Source,
): Promise<string> {
  const desk = kind.collection === 'orders' ? await source.read(staffCollections.desk) : [];
  const deskRecords = new Map(desk.map(({ id, fields }) => [id, fields]));
  const records = rows.map((row) => ({
    ...recordOf(kind, row),
    DeskRecord: deskRecords.get(row.id),
  }));
  // A moment as it is stored.
  const plain = (_: string, value: unknown) => (value instanceof TypedValue ? value.value : value);
  const escape = (character: string) =>
    `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
  return `${JSON.stringify(records, plain, 2).replace(UNPRINTABLE, escape)}\n`;
}

/** Shows documents to whoever reads the output: a table to a person, comma-separated values to a file or a program. */
export function show(kind: ExportKind, rows: readonly ExportRow[], terminal: Terminal): void {
  const { columns } = terminal;
  terminal.write(
    columns === undefined ? toCsv(tableOf(kind, rows)) : readableTable(kind, rows, columns),
  );
}

/** Shows documents, the newest first. Rejects with a message for people. */
export async function exportDocuments(
  { kind, format, source, filter, out }: ExportOptions,
  terminal: Terminal,
): Promise<void> {
  const found = await collect(source, kind, filter);
  const isForNews = kind.collection === 'subscribers' && format !== 'json';
  const rows = isForNews ? oncePerAddress(found, ({ fields }) => String(fields.Email)) : found;
  const summary = countOf(kind, rows.length);
  if (out === undefined) {
    if (format === undefined) show(kind, rows, terminal);
    else if (format === 'json') terminal.write(await toJson(kind, rows, source));
    else terminal.write(toCsv(tableOf(kind, rows)));
    if (rows.length === 0) terminal.warn(summary);
    return;
  }
  const content =
    format === 'json'
      ? await toJson(kind, rows, source)
      : format === 'xlsx'
        ? new Uint8Array(await (await toXlsx(tableOf(kind, rows))).arrayBuffer())
        : toCsv(tableOf(kind, rows));
  await writePrivately(out, content);
  terminal.warn(`${summary} written to ${printable(out)}.`);
}
