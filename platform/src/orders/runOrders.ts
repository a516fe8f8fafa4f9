import { collections } from '@site/contracts/enquiry';
import { toCsv } from './csv';
import { newestFirst, type ExportedDocument } from './exportedDocument';
import { toJson } from './jsonExport';
import { USAGE, UsageError, readOptions, type Options } from './options';
import { printable } from './printable';
import { readFolder } from './readFolder';
import { readServer } from './readServer';
import { toTable } from './table';
import { writePrivately } from './writePrivately';

/** Where the command writes to. */
export interface Terminal {
  /** Takes the export itself. */
  write(text: string): void;
  /** Takes a line about it. */
  warn(line: string): void;
}

function readAll({ exported, source }: Options): Promise<ExportedDocument[]> {
  const collection = collections[exported.collection];
  return 'folder' in source
    ? readFolder(source.folder, collection)
    : readServer(source.address, collection);
}

function toText({ exported, format }: Options, documents: ExportedDocument[]): string {
  if (format === 'json') return toJson(documents);
  if (format === 'csv') return toCsv(exported.columns, documents);
  return toTable(exported.columns, documents);
}

async function exportAll(options: Options, terminal: Terminal): Promise<void> {
  const { exported, format, out } = options;
  const documents = newestFirst(await readAll(options));
  const count = documents.length;
  const summary = `${count || 'No'} ${count === 1 ? exported.one : exported.many}`;
  if (out !== undefined) {
    await writePrivately(out, toText(options, documents));
    terminal.warn(`${summary} written to ${printable(out)}.`);
  } else if (format !== 'table') {
    terminal.write(toText(options, documents));
    if (count === 0) terminal.warn(`${summary} yet`);
  } else {
    terminal.write(
      count === 0 ? `${summary} yet\n` : `${toText(options, documents)}\n${summary}\n`,
    );
  }
}

/** Runs the command `npm run orders`. Takes its arguments; gives its exit code: 0, 1 for a failure, 2 for a wrong use. */
export async function runOrders(args: string[], terminal: Terminal): Promise<0 | 1 | 2> {
  try {
    const options = readOptions(args);
    if (options === 'help') terminal.write(USAGE);
    else await exportAll(options, terminal);
    return 0;
  } catch (failure) {
    terminal.warn(printable((failure as Error).message));
    return failure instanceof UsageError ? 2 : 1;
  }
}
