import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolders } from '@site/tooling/testing/temporaryFolder';
import { release } from '../build/testing/testReleases';
import { folderStore } from '../release-store/folderStore';
import { integrityOf } from './hashFiles';
import type { StoredRelease } from './releaseFormat';
import { verifyRelease } from './verifyRelease';

const newFolder = temporaryFolders();

/** A release as it was described when hashes were longer. */
async function oldRelease(): Promise<StoredRelease> {
  const made = await release(folderStore(await newFolder()), 'products', '1.0.0');
  const files = Object.keys(made.files).map((file) => [
    file,
    integrityOf(readFileSync(join(made.folder, file)), 'sha384'),
  ]);
  return { ...made, files: Object.fromEntries(files) as StoredRelease['files'] };
}

test('a release from the time of longer hashes is whole, so that the site can go back to it', async () => {
  await expect(verifyRelease(await oldRelease())).resolves.toBeUndefined();
});

test('one whose file has changed since then is damaged', async () => {
  const made = await oldRelease();
  writeFileSync(join(made.folder, 'web/remoteEntry.js'), 'something else');
  await expect(verifyRelease(made)).rejects.toThrow(
    'web/remoteEntry.js is not the file that was released',
  );
});
