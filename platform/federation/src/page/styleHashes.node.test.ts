import { temporaryFolders } from '@site/tooling/testing/temporaryFolder';
import { readStyleHashes, writeStyleHashes } from './styleHashes';

const newFolder = temporaryFolders();

test('a site lists each block once, in an order that does not depend on which page was made first', async () => {
  const site = await newFolder();
  await writeStyleHashes(site, ["'sha256-c'", "'sha256-a'", "'sha256-c'"]);
  expect(readStyleHashes(site)).toEqual(["'sha256-a'", "'sha256-c'"]);
});

test('a folder without the list has none', async () => {
  expect(readStyleHashes(await newFolder())).toEqual([]);
});
