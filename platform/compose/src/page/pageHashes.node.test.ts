import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryFolders } from '@site/tooling/testing/temporaryFolder';
import { PAGE_HASHES_FILE, readPageHashes, writePageHashes } from './pageHashes';

const newFolder = temporaryFolders();

test('a site lists each hash once, in an order that does not depend on which page was made first', async () => {
  const site = await newFolder();
  const styles = ["'sha256-c'", "'sha256-a'", "'sha256-c'"];
  await writePageHashes(site, { scripts: ["'sha256-b'"], styles });

  expect(readPageHashes(site)).toEqual({
    scripts: ["'sha256-b'"],
    styles: ["'sha256-a'", "'sha256-c'"],
  });
});

test('a folder without the list has none', async () => {
  expect(readPageHashes(await newFolder())).toEqual({ scripts: [], styles: [] });
});

test('a list that would change the policy otherwise is refused', async () => {
  const site = await newFolder();
  const list = { scripts: ["'sha256-a' https://elsewhere.example"], styles: [] };
  await writeFile(join(site, PAGE_HASHES_FILE), JSON.stringify(list));

  expect(() => readPageHashes(site)).toThrow('is not a hash');
});
