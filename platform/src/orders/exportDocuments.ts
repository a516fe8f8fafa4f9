import { collections } from '@site/contracts/enquiry';
import type { Exported } from './columns';
import { toCsv } from './csv';
import { toExported } from './exportedDocument';
import type { Filter } from './filter';
import { toJson } from './jsonExport';
import { portionsOf } from './portions';
import { printable } from './printable';
import { readSource, type Source } from './source';
import { openSpool, type Spool } from './spool';
import { toTable } from './table';
import type { Terminal } from './terminal';
import { writePrivately } from './writePrivately';

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

/** Reads what a filter accepts of a collection. Whoever calls closes the spool. */
export async function collect(source: Source, exported: Exported, filter: Filter): Promise<Spool> {
  const spool = openSpool();
  try {
    for await (const document of readSource(source, collections[exported.collection])) {
      if (filter(toExported(document))) spool.add(document);
    }
    return spool;
  } catch (failure) {
    spool.close();
    throw failure;
  }
}

function textOf({ exported, format }: ExportOptions, spool: Spool): Iterable<string> {
  if (format === 'json') return toJson(exported.identifiers, spool.newestFirst());
  if (format === 'csv') return toCsv(exported.columns, spool.newestFirst());
  return toTable(exported.columns, () => spool.newestFirst());
}

async function write(options: ExportOptions, terminal: Terminal, spool: Spool): Promise<void> {
  const { exported, format, isFiltered, out } = options;
  const { count } = spool;
  const summary = countOf(exported, count);
  const none = isFiltered ? `${summary} match` : `${summary} yet`;
  if (out !== undefined) {
    await writePrivately(out, portionsOf(textOf(options, spool)));
    return terminal.warn(`${summary} written to ${printable(out)}.`);
  }
  if (format === 'table' && count === 0) return terminal.write(`${none}\n`);
  for (const portion of portionsOf(textOf(options, spool))) await terminal.write(portion);
  if (format === 'table') await terminal.write(`\n${summary}\n`);
  else if (count === 0) terminal.warn(none);
}

/** Shows documents, the newest first, whatever their number. Rejects with a sentence for people. */
export async function exportDocuments(options: ExportOptions, terminal: Terminal): Promise<void> {
  const spool = await collect(options.source, options.exported, options.filter);
  try {
    await write(options, terminal, spool);
  } finally {
    spool.close();
  }
}
