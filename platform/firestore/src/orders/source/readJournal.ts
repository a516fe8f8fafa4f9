import { readFile } from 'node:fs/promises';
import { decodeFields } from '../../documents/values';
import { journalIn } from '../../journal/dataFolder';
import { readJournalLines } from '../../journal/journalLines';
import type { ExportRow } from './exportRow';

/**
 * Reads a collection from the journal in a data folder, also while a server writes to it: a line that is being written is
 * left out. A missing journal holds nothing. Rejects with a message for people when it is damaged or cannot be read.
 */
export async function readJournal(folder: string, collection: string): Promise<ExportRow[]> {
  const file = journalIn(folder);
  const bytes = await readFile(file).catch(({ code }: NodeJS.ErrnoException) => {
    if (code === 'ENOENT') return Buffer.alloc(0);
    if (code === 'ENOTDIR')
      throw new Error(
        `${folder} is a file. Name the folder in which enquiries are kept: --data FOLDER`,
      );
    throw new Error(`${file} cannot be read (${code}).`);
  });
  return readJournalLines(file, bytes)
    .documents.filter((document) => document.collection === collection)
    .map(({ id, fields, createTime }) => ({ id, fields: decodeFields(fields), createTime }));
}
