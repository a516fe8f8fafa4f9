import type { collections } from '@site/contracts/enquiry';
import { enquiries, subscribers } from '../export/columns';
import { eraseInDatabase } from './eraseInDatabase';
import { eraseInFolder } from './eraseInFolder';
import { collect, countOf } from '../export/exportDocuments';
import type { Filter } from '../export/filter';
import { titleOfSource, type Source } from '../source/source';
import type { ExportedDocument } from '../source/exportedDocument';
import { toTable } from '../export/textTable';
import type { Terminal } from '@site/tooling/command-line/command';

/** What a person wants to be gone. */
export interface EraseOptions {
  source: Source;
  filter: Filter;
  /** How many documents there were when the person looked; undefined only looks. */
  confirm: number | undefined;
}

/** What is to be erased. */
export interface FoundEnquiry {
  kind: keyof typeof collections;
  id: string;
}

/** A request to be forgotten is about both. */
const erasable = [enquiries, subscribers];

type Found = { exported: (typeof erasable)[number]; documents: ExportedDocument[] }[];

async function show(found: Found, terminal: Terminal): Promise<void> {
  for (const { exported, documents } of found) {
    if (documents.length === 0) continue;
    terminal.write(toTable(exported.columns, documents));
    terminal.write(`\n${countOf(exported, documents.length)}\n\n`);
  }
}

async function erase(source: Source, enquiries: readonly FoundEnquiry[]): Promise<void> {
  if ('folder' in source) await eraseInFolder(source.folder, enquiries);
  else await eraseInDatabase(source.database, enquiries);
}

async function eraseFound(
  { source, confirm }: EraseOptions,
  found: Found,
  terminal: Terminal,
): Promise<void> {
  const enquiries = found.flatMap(({ exported, documents }) =>
    documents.map(({ id }) => ({ kind: exported.collection, id })),
  );
  const count = enquiries.length;
  if (count === 0) return terminal.warn('Nothing of that is stored, so nothing was erased.');
  if (confirm === undefined) {
    await show(found, terminal);
    return terminal.warn(
      `Nothing was erased yet. To erase this from ${titleOfSource(source)} for good, add: --confirm ${count}`,
    );
  }
  if (confirm !== count) {
    throw new Error(
      `Nothing was erased: --confirm says ${confirm}, and there are ${count}. Look again without --confirm.`,
    );
  }
  await erase(source, enquiries);
  terminal.warn(
    `Erased ${count} from ${titleOfSource(source)}. Exports, backups and letters are not this command's to erase.`,
  );
}

/**
 * Erases what a filter accepts, enquiries and subscribers alike, or shows what that would be. Rejects with a message for
 * people, which says how many were erased when not all were.
 */
export async function eraseDocuments(options: EraseOptions, terminal: Terminal): Promise<void> {
  const found: Found = [];
  for (const exported of erasable) {
    found.push({ exported, documents: await collect(options.source, exported, options.filter) });
  }
  await eraseFound(options, found, terminal);
}
