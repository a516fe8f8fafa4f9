import { collections } from '@site/contracts/enquiry';
import type { Exported } from './columns';
import { microsecondsOf, toExported, type ExportedDocument } from '../source/exportedDocument';
import type { Filter } from './filter';
import { toJson } from './jsonExport';
import { toCsv } from '@site/contracts/csv';
import { printable } from '@site/contracts/printable';
import { readSource, type Source } from '../source/source';
import { toTable } from './textTable';
import type { Terminal } from '@site/tooling/command-line/command';
import { writePrivately } from '@site/tooling/files/writePrivately';

export type Format = 'table' | 'csv' | 'json';

/** What a person wants to see. */
export interface ExportOptions {
  exported: Exported;
  format: Format;
  source: Source;
  filter: Filter;
  /** True when the filter leaves anything out, so that "none yet" would be wrong. */
  isFiltered: boolean;
  /** The file to write; without one the terminal. */
  out: string | undefined;
}

/** Counts documents in words: `1 enquiry`, `No enquiries`. */
export function countOf({ one, many }: Exported, count: number): string {
  return `${count || 'No'} ${count === 1 ? one : many}`;
}

/** Reads what a filter accepts of a collection, the newest first: Firestore cannot sort by the time of storing. */
export async function collect(
  source: Source,
  { collection }: Exported,
  filter: Filter,
): Promise<ExportedDocument[]> {
  const found = (await readSource(source, collections[collection])).map(toExported).filter(filter);
  const newestFirst = found.map((document) => ({
    document,
    time: microsecondsOf(document.createTime),
  }));
  newestFirst.sort((one, other) => other.time - one.time);
  return newestFirst.map(({ document }) => document);
}

function textOf({ exported, format }: ExportOptions, documents: readonly ExportedDocument[]) {
  if (format === 'json') return toJson(exported.identifiers, documents);
  const { columns } = exported;
  if (format === 'table') return toTable(columns, documents);
  const rows = documents.map((document) => columns.map((column) => column.textOf(document)));
  return toCsv([columns.map(({ heading }) => heading), ...rows]);
}

/** Shows documents, the newest first. Rejects with a message for people. */
export async function exportDocuments(options: ExportOptions, terminal: Terminal): Promise<void> {
  const { exported, format, source, filter, isFiltered, out } = options;
  const documents = await collect(source, exported, filter);
  const summary = countOf(exported, documents.length);
  const none = isFiltered ? `${summary} match` : `${summary} yet`;
  if (out !== undefined) {
    await writePrivately(out, textOf(options, documents));
    return terminal.warn(`${summary} written to ${printable(out)}.`);
  }
  if (format === 'table' && documents.length === 0) return terminal.write(`${none}\n`);
  terminal.write(textOf(options, documents));
  if (format === 'table') terminal.write(`\n${summary}\n`);
  else if (documents.length === 0) terminal.warn(none);
}
