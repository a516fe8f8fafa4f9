import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolders } from '@site/tooling/testing/temporaryFolder';
import { STYLE_HASHES_FILE, readStyleHashes, stylesAt, writeStyleHashes } from './styleHashes';

const newFolder = temporaryFolders();

const pages: [string, string[]][] = [
  ['/', ["'sha256-c'", "'sha256-a'"]],
  ['/hi', ["'sha256-b'", "'sha256-a'"]],
  ['/hi/buy-now', ["'sha256-b'"]],
];

test('a page needs its own blocks, and an address that no page has may need any', async () => {
  const site = await newFolder();
  await writeStyleHashes(site, new Map(pages));
  const hashes = readStyleHashes(site);

  expect(stylesAt(hashes, '/')).toEqual(["'sha256-a'", "'sha256-c'"]);
  expect(stylesAt(hashes, '/hi/buy-now')).toEqual(["'sha256-b'"]);
  expect(stylesAt(hashes, '/nowhere')).toEqual(["'sha256-a'", "'sha256-b'", "'sha256-c'"]);
  expect([...hashes.pages.keys()]).toEqual(['/', '/hi', '/hi/buy-now']);
});

test('the file does not depend on which page was made first', async () => {
  const [one, other] = [await newFolder(), await newFolder()];
  await writeStyleHashes(one, new Map(pages));
  await writeStyleHashes(other, new Map(pages.toReversed()));
  const textIn = (folder: string) => readFileSync(join(folder, STYLE_HASHES_FILE), 'utf8');

  expect(textIn(other)).toBe(textIn(one));
});

test('an older composition has one list for all of its pages, or none', async () => {
  const site = await newFolder();
  expect(readStyleHashes(site)).toEqual({ all: [], pages: new Map() });

  writeFileSync(join(site, STYLE_HASHES_FILE), JSON.stringify(["'sha256-a'", "'sha256-b'"]));
  expect(stylesAt(readStyleHashes(site), '/')).toEqual(["'sha256-a'", "'sha256-b'"]);
});
