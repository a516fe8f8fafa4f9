import { collections } from '@site/contracts/enquiry';
import { enquiries, subscribers } from './columns';
import { eraseInDatabase } from './eraseInDatabase';
import { eraseInFolder } from './eraseInFolder';
import { collect, countOf } from './exportDocuments';
import type { Filter } from './filter';
import { portionsOf } from './portions';
import { titleOfSource, type Source } from './source';
import type { Spool } from './spool';
import { toTable } from './table';
import type { Terminal } from './terminal';

/** What a person wants to be gone. */
export interface EraseOptions {
  source: Source;
  filter: Filter;
  /** How many documents there were when the person looked; undefined only looks. */
  confirm: number | undefined;
}

/** A document by its place. */
export interface Place {
  collection: string;
  id: string;
}

/** Whoever asks to be forgotten means both. */
const erasable = [enquiries, subscribers];

type Found = { exported: (typeof erasable)[number]; spool: Spool }[];

function* placesIn(found: Found): Generator<Place> {
  for (const { exported, spool } of found) {
    const collection = collections[exported.collection];
    for (const { id } of spool.newestFirst()) yield { collection, id };
  }
}

async function show(found: Found, terminal: Terminal): Promise<void> {
  for (const { exported, spool } of found) {
    if (spool.count === 0) continue;
    const table = toTable(exported.columns, () => spool.newestFirst());
    for (const portion of portionsOf(table)) await terminal.write(portion);
    await terminal.write(`\n${countOf(exported, spool.count)}\n\n`);
  }
}

async function erase(source: Source, places: readonly Place[]): Promise<void> {
  if ('folder' in source) await eraseInFolder(source.folder, places);
  else await eraseInDatabase(source.database, places);
}

async function eraseFound(
  { source, confirm }: EraseOptions,
  found: Found,
  terminal: Terminal,
): Promise<void> {
  const count = found.reduce((sum, { spool }) => sum + spool.count, 0);
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
  await erase(source, [...placesIn(found)]);
  terminal.warn(
    `Erased ${count} from ${titleOfSource(source)}. Exports, backups and letters are not this command's to erase.`,
  );
}

/**
 * Erases what a filter accepts, enquiries and subscribers alike, or shows what that would be. Rejects with a sentence for
 * people, which says what was erased when it was not all.
 */
export async function eraseDocuments(options: EraseOptions, terminal: Terminal): Promise<void> {
  const found: Found = [];
  try {
    for (const exported of erasable) {
      found.push({ exported, spool: await collect(options.source, exported, options.filter) });
    }
    await eraseFound(options, found, terminal);
  } finally {
    found.forEach(({ spool }) => spool.close());
  }
}
