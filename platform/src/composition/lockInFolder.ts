import { readFile, rename, rm } from 'node:fs/promises';
import { randomUUID } from 'node:crypto';
import { syncFolderOf, writeDurably } from '../releases/writeDurably';
import type { LockPlace } from './lockPlace';
import { lockText, parseLock } from './siteLock';

/** Keeps the lock in a file. Whoever replaces it holds the site's process lock (`Site.guarded`). */
export function lockInFolder(file: string): LockPlace {
  return {
    async find() {
      const text = await readFile(file, 'utf8').catch((failure: NodeJS.ErrnoException) => {
        if (failure.code !== 'ENOENT') throw failure;
        return undefined;
      });
      return {
        lock: text === undefined ? undefined : parseLock(text, file),
        async replace(next) {
          const draft = `${file}.${randomUUID()}`;
          try {
            await writeDurably(draft, lockText(next));
            await rename(draft, file);
          } finally {
            await rm(draft, { force: true });
          }
          await syncFolderOf(file);
        },
      };
    },
  };
}
