import { readFile } from 'node:fs/promises';
import { journalIn } from '../firestore/dataFolder';
import { readJournalLines } from '../firestore/journalLines';
import { toExported, type ExportedDocument } from './exportedDocument';

/**
 * Reads a collection from the journal in a data folder, whether a server writes to it at the moment or not: a line that
 * is still being written is left out. A missing journal holds nothing.
 * Rejects with a message for people when the journal is broken or may not be read.
 */
export async function readFolder(folder: string, collection: string): Promise<ExportedDocument[]> {
  const file = journalIn(folder);
  let bytes: Buffer;
  try {
    bytes = await readFile(file);
  } catch (failure) {
    const { code } = failure as NodeJS.ErrnoException;
    if (code === 'ENOENT') return [];
    throw new Error(`${file} cannot be read (${code}).`);
  }
  return readJournalLines(file, bytes)
    .documents.filter((document) => document.collection === collection)
    .map(({ id, fields, createTime }) => toExported(id, fields, createTime));
}
