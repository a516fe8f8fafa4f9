import { createHash } from 'node:crypto';
import { journalIn } from '../firestore/dataFolder';
import { damagedLine } from '../firestore/journalLines';
import { streamJournal } from '../firestore/streamJournal';
import type { FoundDocument } from './exportedDocument';

/** A number of 30 bits, which V8 keeps in the map itself. */
function hashOf({ fields }: FoundDocument): number {
  return createHash('sha256').update(JSON.stringify(fields)).digest().readUInt32BE() >>> 2;
}

/**
 * Reads a collection from the journal in a data folder, one commit after the other, whether a server writes to it at the
 * moment or not: a line that is still being written is left out. A missing journal holds nothing.
 * Throws with a message for people when the journal is broken or may not be read.
 */
export async function* readFolder(
  folder: string,
  collection: string,
): AsyncGenerator<FoundDocument> {
  const file = journalIn(folder);
  /** A hash of each document by its id: two journals put together may hold one twice, but not with other data. */
  const known = new Map<string, number>();
  let line = 0;
  try {
    for await (const { documents } of streamJournal(file)) {
      line += 1;
      for (const document of documents) {
        if (document.collection !== collection) continue;
        const hash = hashOf(document);
        const earlier = known.get(document.id);
        if (earlier !== undefined && earlier !== hash) throw damagedLine(file, line);
        if (earlier !== undefined) continue;
        known.set(document.id, hash);
        yield document;
      }
    }
  } catch (failure) {
    const { code } = failure as NodeJS.ErrnoException;
    if (code === undefined) throw failure;
    if (code !== 'ENOENT') throw new Error(`${file} cannot be read (${code}).`);
  }
}
