import { lstatSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesUnder, hasIntegrity } from './hashFiles';
import { ReleaseDamaged } from './releaseDamaged';
import { RELEASE_FILE, type StoredRelease, releaseTitle } from './releaseFormat';

/**
 * Compares a release's files with the hashes in its description. Rejects with a `ReleaseDamaged` that names the first file
 * that is missing, that has changed, or that was never part of the release.
 */
export async function verifyRelease(release: StoredRelease): Promise<void> {
  const damaged = (how: string) =>
    new ReleaseDamaged(`${releaseTitle(release)} is damaged: ${how}`);
  const present = new Set(await filesUnder(release.folder));
  present.delete(RELEASE_FILE);
  const expected = Object.keys(release.files);
  const missing = expected.find((file) => !present.has(file));
  if (missing) throw damaged(`${missing} is missing.`);
  const stranger = [...present].find((file) => !Object.hasOwn(release.files, file));
  if (stranger) throw damaged(`${stranger} does not belong to it.`);
  for (const file of expected) {
    // A link may lead anywhere, and to something else after this check.
    if (!lstatSync(join(release.folder, file)).isFile()) throw damaged(`${file} is not a file.`);
  }
  const changed = expected.find(
    (file) => !hasIntegrity(readFileSync(join(release.folder, file)), release.files[file] ?? ''),
  );
  if (changed) {
    throw damaged(`${changed} is not the file that was released (its hash differs).`);
  }
}
