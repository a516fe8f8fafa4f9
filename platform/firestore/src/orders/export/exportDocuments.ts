import { collections } from '@site/contracts/enquiry';
import { toCsv } from '../../staff/csv';
import { toXlsx, type TableRows } from '../../staff/spreadsheet';
import { printable } from '@site/contracts/typedText';
import type { Terminal } from '@site/tooling/command-line/command';
import { writePrivately } from '@site/tooling/files/privateFile';
import { microsecondsOf } from '../../documents/moments';
import type { ExportRow, Source } from '../source/source';
import type { ExportKind } from './columns';
import type { Filter } from './filter';

/** Everything that JSON may hold unescaped and a terminal may obey. Line ends are the export's own. */
const UNPRINTABLE = /[\u007F-\u009F\u061C\u200E\u200F\u2028-\u202E\u2066-\u2069\uFEFF]/g;

export interface ExportOptions {
  kind: ExportKind;
  /** `xlsx` is not for a terminal. */
  format: 'csv' | 'json' | 'xlsx';
  source: Source;
  filter: Filter;
  /** True when the filter leaves anything out, so that "none yet" would be wrong. */
  isFiltered: boolean;
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
  const times = new Map(found.map((row) => [row, microsecondsOf(row.createTime)]));
  return found.sort((one, other) => (times.get(other) ?? 0) - (times.get(one) ?? 0));
}

export const tableOf = ({ columns }: ExportKind, rows: readonly ExportRow[]): TableRows => [
  columns.map(({ heading }) => heading),
  ...rows.map((row) => columns.map((column) => column.textOf(row))),
];

/** A list for programs: `Received` is the exact moment, RFC 3339 in UTC, and a number stays one. */
function toJson({ identifiers }: ExportKind, rows: readonly ExportRow[]): string {
  const records = rows.map((row) => ({
    Received: row.createTime,
    ...row.fields,
    ...Object.fromEntries(identifiers.map(({ heading, textOf }) => [heading, textOf(row)])),
  }));
  const escape = (character: string) =>
    `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
  return `${JSON.stringify(records, null, 2).replace(UNPRINTABLE, escape)}\n`;
}

async function contentOf(
  { kind, format }: ExportOptions,
  rows: readonly ExportRow[],
): Promise<string | Uint8Array> {
  if (format === 'json') return toJson(kind, rows);
  const table = tableOf(kind, rows);
  return format === 'csv'
    ? toCsv(table)
    : new Uint8Array(await (await toXlsx(table)).arrayBuffer());
}

/** Shows documents, the newest first. Rejects with a message for people. */
export async function exportDocuments(options: ExportOptions, terminal: Terminal): Promise<void> {
  const { kind, source, filter, isFiltered, out } = options;
  const rows = await collect(source, kind, filter);
  const content = await contentOf(options, rows);
  const summary = countOf(kind, rows.length);
  if (out !== undefined) {
    await writePrivately(out, content);
    return terminal.warn(`${summary} written to ${printable(out)}.`);
  }
  terminal.write(String(content));
  if (rows.length === 0) terminal.warn(isFiltered ? `${summary} match` : `${summary} yet`);
}
