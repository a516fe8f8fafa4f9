import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Gives every test of a file a folder of its own, which is gone afterwards. */
export function temporaryFolders(): () => Promise<string> {
  const folders: string[] = [];
  afterEach(async () => {
    await Promise.all(
      folders.splice(0).map((folder) => rm(folder, { recursive: true, force: true })),
    );
  });
  return async () => {
    const folder = await mkdtemp(join(tmpdir(), 'firestore-'));
    folders.push(folder);
    return folder;
  };
}
