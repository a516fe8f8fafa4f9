import { existsSync } from 'node:fs';
import { copyFile, mkdir, readdir, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryFolders } from '@site/tooling/testing/temporaryFolder';
import { folderStore, type FolderStore } from './folderStore';
import type { Release, StoredRelease } from '../release/releaseFormat';
import { rewriteRelease } from '../testing/fakeBuilder';
import { release } from '../testing/testReleases';
import { verifyRelease } from '../release/verifyRelease';

const newFolder = temporaryFolders();
let folder: string;
let store: FolderStore;
let made: StoredRelease;

beforeEach(async () => {
  folder = await newFolder();
  store = folderStore(folder);
  made = await release(store, 'products', '1.4.0');
});

test('a release is never written over', async () => {
  const draft = await store.draft('products');
  await writeFile(join(draft.folder, 'other.js'), 'other');
  await expect(store.add(made, draft)).rejects.toThrow(
    `products 1.4.0 could not be added as ${made.folder}.`,
  );
  await draft.discard();
  await verifyRelease(made);
});

test('what a killed build has left in a draft is not in the next one', async () => {
  await mkdir(join(folder, 'drafts/remote-products/web'), { recursive: true });
  await writeFile(join(folder, 'drafts/remote-products/web/old.js'), 'half');
  const draft = await store.draft('products');
  expect(await readdir(draft.folder)).toEqual([]);
  await draft.discard();
});

test('what is no release is not listed', async () => {
  await mkdir(join(folder, 'releases/remote-products/backup'));
  expect(await store.list('products')).toEqual([made.id]);
  expect(await store.open('products', '../remote-products')).toBeUndefined();
  expect(await store.open('products', '1.4.1-000000000000')).toBeUndefined();
});

test('a removed release is gone, and removing it again is no failure', async () => {
  await store.remove('products', made.id);
  await store.remove('products', made.id);
  expect(existsSync(made.folder)).toBe(false);
  expect(await store.list('products')).toEqual([]);
});

test('releases are listed by the time when they were added, the last one first', async () => {
  for (const version of ['1.4.0-dev.ffffffff', '2.0.0', '1.4.0-dev.00000000']) {
    await release(store, 'products', version);
  }
  expect((await store.list('products')).map((id) => id.slice(0, -13))).toEqual([
    '1.4.0-dev.00000000',
    '2.0.0',
    '1.4.0-dev.ffffffff',
    '1.4.0',
  ]);
});

describe('verifying', () => {
  const inRelease = (file: string) => join(made.folder, file);

  test.each<[string, string, () => Promise<void>]>([
    [
      'a changed byte',
      'web/remoteEntry.js is not the file that was released (its hash differs).',
      () => writeFile(inRelease('web/remoteEntry.js'), '1.4.1'),
    ],
    ['a missing file', 'web/packshot.webp is missing.', () => rm(inRelease('web/packshot.webp'))],
    [
      'an added file',
      'web/chunks/more.js does not belong to it.',
      () => writeFile(inRelease('web/chunks/more.js'), ''),
    ],
    [
      'a link in the place of a file',
      'web/packshot.webp is not a file.',
      async () => {
        await rename(inRelease('web/packshot.webp'), join(folder, 'packshot.webp'));
        await symlink(join(folder, 'packshot.webp'), inRelease('web/packshot.webp'));
      },
    ],
  ])('refuses %s', async (_, sentence, damage) => {
    await damage();
    await expect(verifyRelease(made)).rejects.toThrow(`products 1.4.0 is damaged: ${sentence}`);
  });
});

describe('a description', () => {
  const reading = () => store.open('products', made.id);

  const outside = '../../../remote-order/1.0.0-000000000000/remoteEntry.js';
  const entry = { scripts: ['remoteEntry.js'], styles: [], fonts: [] };

  test.each<[string, Partial<Record<keyof Release, unknown>>]>([
    [
      'files.web/../../outside.js: ',
      { files: { 'web/../../outside.js': `sha256-${'0'.repeat(43)}=` } },
    ],
    ['files.web/a.js: expected a sha256 hash', { files: { 'web/a.js': 'md5-0' } }],
    ['base: expected /releases/remote-products/1.4.0-', { base: '/releases/../../outside/' }],
    [`"${outside}" is not a file of this release`, { entry: { ...entry, scripts: [outside] } }],
    [
      '"/etc/a.css" is not a file of this release',
      { entry: { ...entry, further: { hi: { ...entry, styles: ['/etc/a.css'] } } } },
    ],
    ['version: expected 1.4.0', { version: '1.4.1' }],
  ])('is refused: %s', async (issue, changes) => {
    await rewriteRelease(made, changes as Partial<Release>);
    await expect(reading()).rejects.toThrow(
      `${join(made.folder, 'release.json')} is not a valid release: ${issue}`,
    );
  });

  test('of another release is refused', async () => {
    const other = await release(store, 'order', '1.4.0');
    await copyFile(join(other.folder, 'release.json'), join(made.folder, 'release.json'));
    await expect(reading()).rejects.toThrow(`describes another release: order ${other.id}.`);
  });

  test('that is not JSON is refused', async () => {
    await writeFile(join(made.folder, 'release.json'), '{');
    await expect(reading()).rejects.toThrow('is not valid JSON: ');
  });
});
