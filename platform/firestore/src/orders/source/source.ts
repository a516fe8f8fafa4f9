import { nameOf, type Database } from './databaseAccess';
import { readDatabase } from './readDatabase';
import { readJournal } from './readJournal';
import type { FoundDocument } from './exportedDocument';

/** Where documents are: in the data folder of this machine, or in a database. */
export type Source = { folder: string } | { database: Database };

/** Reads a collection, in any order. */
export function readSource(source: Source, collection: string): Promise<FoundDocument[]> {
  return 'folder' in source
    ? readJournal(source.folder, collection)
    : readDatabase(source.database, collection);
}

/** What the source is called inside a sentence. */
export function titleOfSource(source: Source): string {
  if ('folder' in source) return source.folder;
  return nameOf(source.database).replace(/,$/, '').replace(/^The/, 'the');
}
