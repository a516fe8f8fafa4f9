import { readFile } from 'node:fs/promises';
import { journalIn } from '../../journal/dataFolder';
import type { StoredDocument } from '../../documents/documents';
import { readJournalLines } from '../../journal/journalLines';

/**
 * Reads a collection from the journal in a data folder, also while a server writes to it: a line that is being written is
 * left out. A missing journal holds nothing. Rejects with a message for people when it is damaged or cannot be read.
 */
export async function readJournal(folder: string, collection: string): Promise<StoredDocument[]> {
  const file = journalIn(folder);
  const bytes = await readFile(file).catch(({ code }: NodeJS.ErrnoException) => {
    if (code === 'ENOENT') return Buffer.alloc(0);
    if (code === 'ENOTDIR')
      throw new Error(
        `${folder} is a file. Name the folder in which enquiries are kept: --data FOLDER`,
      );
    throw new Error(`${file} cannot be read (${code}).`);
  });
  const { documents } = readJournalLines(file, bytes);
  return documents.filter((document) => document.collection === collection);
}
