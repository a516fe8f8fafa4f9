import { lstatSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesUnder, hasIntegrity } from './hashFiles';
import { RELEASE_FILE, type StoredRelease, releaseTitle } from './releaseFormat';

/**
 * Compares a release's files with the hashes in its description. Rejects with an error that names the first file
 * that is missing, that has changed, or that was never part of the release.
 */
export async function verifyRelease(release: StoredRelease): Promise<void> {
  const present = new Set(await filesUnder(release.folder));
  present.delete(RELEASE_FILE);
  const expected = Object.keys(release.files);
  const missing = expected.find((file) => !present.has(file));
  if (missing) throw new Error(`${releaseTitle(release)} is damaged: ${missing} is missing.`);
  const stranger = [...present].find((file) => !Object.hasOwn(release.files, file));
  if (stranger)
    throw new Error(`${releaseTitle(release)} is damaged: ${stranger} does not belong to it.`);
  for (const file of expected) {
    // A link may lead anywhere, and to something else after this check.
    if (!lstatSync(join(release.folder, file)).isFile())
      throw new Error(`${releaseTitle(release)} is damaged: ${file} is not a file.`);
  }
  const changed = expected.find(
    (file) => !hasIntegrity(readFileSync(join(release.folder, file)), release.files[file] ?? ''),
  );
  if (changed) {
    throw new Error(
      `${releaseTitle(release)} is damaged: ${changed} is not the file that was released (its hash differs).`,
    );
  }
}
