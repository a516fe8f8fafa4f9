import { stat } from 'node:fs/promises';
import { journalIn } from '../firestore/dataFolder';
import { syncFolderOf } from '../firestore/journalFile';
import { FileInUse, lockFile } from '../firestore/lock';
import { rewriteJournal } from '../firestore/rewriteJournal';
import type { Place } from './eraseDocuments';

const keyOf = ({ collection, id }: Place) => `${collection}/${id}`;

async function rewrite(file: string, places: readonly Place[]): Promise<void> {
  const keys = new Set(places.map(keyOf));
  try {
    const { size } = await stat(file);
    const { handle } = await rewriteJournal(file, size, (document) => keys.has(keyOf(document)));
    await handle.close();
    await syncFolderOf(file);
  } catch (failure) {
    const { code } = failure as NodeJS.ErrnoException;
    if (code === undefined) throw failure;
    throw new Error(`Nothing was erased: ${file} cannot be written (${code}).`);
  }
}

/**
 * Erases documents of a data folder that no server uses: its journal is written anew without them. Rejects with a
 * sentence for people, and leaves the journal as it is then.
 */
export async function eraseInFolder(folder: string, places: readonly Place[]): Promise<void> {
  const file = journalIn(folder);
  const release = await lockFile(file).catch((failure: unknown) => {
    if (!(failure instanceof FileInUse)) throw failure;
    throw new Error(
      `Nothing was erased: a server uses ${folder}. Erase through it: --url and the address that npm start printed.`,
    );
  });
  await rewrite(file, places).finally(release);
}
