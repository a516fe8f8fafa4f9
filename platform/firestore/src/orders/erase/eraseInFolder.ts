import { readFile } from 'node:fs/promises';
import { journalIn } from '../../journal/dataFolder';
import { makeRealFile, replaceFile, syncFolderOf } from '@site/tooling/files/privateFile';
import { readJournalLines, toJournalLine } from '../../journal/journalLines';
import { FileInUse, lockFile } from '@site/tooling/files/fileLock';
import { erasureOf } from '@site/contracts/erasure';
import { encodeFields } from '../../documents/values';
import type { FoundEnquiry } from './eraseDocuments';
import type { DocumentPlace } from '../../documents/names';

const keyOf = ({ collection, id }: DocumentPlace) => `${collection}/${id}`;

async function rewrite(file: string, enquiries: readonly FoundEnquiry[]): Promise<void> {
  const now = new Date();
  const erasures = enquiries.map(({ kind, id }) => erasureOf(kind, id, 'command'));
  const keys = new Set(erasures.flatMap(({ deletes, log }) => [...deletes, log]).map(keyOf));
  const logged = erasures.map(({ log: { collection, id, entry } }) => ({
    collection,
    id,
    fields: encodeFields({ ...entry, at: now }),
    createTime: now.toISOString(),
  }));
  // An unfinished last line goes as well: it was never confirmed, and may be about the person who is erased.
  const { documents } = readJournalLines(file, await readFile(file));
  const kept = documents.filter((document) => !keys.has(keyOf(document)));
  const handle = await replaceFile(
    file,
    Buffer.from([...kept, ...logged].map(toJournalLine).join('')),
  );
  await handle.close();
  await syncFolderOf(file);
}

/**
 * Erases documents of a data folder that no server uses, by replacing its journal. Rejects with a message for people, and
 * leaves the journal as it is then.
 */
export async function eraseInFolder(
  folder: string,
  enquiries: readonly FoundEnquiry[],
): Promise<void> {
  const file = await makeRealFile(journalIn(folder));
  const release = await lockFile(file).catch((failure: unknown) => {
    if (!(failure instanceof FileInUse)) throw failure;
    throw new Error(
      `Nothing was erased: a server uses ${folder}. Erase through it: add --url and the address that npm start printed.`,
    );
  });
  try {
    await rewrite(file, enquiries);
  } catch (failure) {
    const { code } = failure as NodeJS.ErrnoException;
    if (code === undefined) throw failure;
    throw new Error(`Nothing was erased: ${file} cannot be written (${code}).`);
  } finally {
    await release();
  }
}
