import { nameOf, type Database } from './database';
import { readDatabase } from './readDatabase';
import { readFolder } from './readFolder';
import type { FoundDocument } from './exportedDocument';

/** Where documents are: in the data folder of this machine, or in a database. */
export type Source = { folder: string } | { database: Database };

/** Reads a collection, in an order of the source's own. */
export function readSource(source: Source, collection: string): AsyncGenerator<FoundDocument> {
  return 'folder' in source
    ? readFolder(source.folder, collection)
    : readDatabase(source.database, collection);
}

/** What the source is called, for a sentence that asks whether it is the right one. */
export function titleOfSource(source: Source): string {
  return 'folder' in source ? source.folder : nameOf(source.database).replace(/,$/, '');
}
