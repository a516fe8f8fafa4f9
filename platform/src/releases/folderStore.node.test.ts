import { existsSync } from 'node:fs';
import { mkdir, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryFolders } from '../firestore/testing/temporaryFolder';
import { folderStore, newestFirst } from './folderStore';
import type { Release, StoredRelease } from './release';
import type { ReleaseStore } from './releaseStore';
import { rewriteRelease } from './testing/fakeBuilder';
import { release } from './testing/release';
import { verifyRelease } from './verifyRelease';

const newFolder = temporaryFolders();
let folder: string;
let store: ReleaseStore;
let made: StoredRelease;

beforeEach(async () => {
  folder = await newFolder();
  store = folderStore(folder);
  made = await release(store, 'products', '1.4.0');
});

test('a release is never written over', async () => {
  const draft = await store.draft('remoteProducts');
  await writeFile(join(draft.folder, 'other.js'), 'other');
  await expect(store.add(made, draft)).rejects.toThrow(
    `products 1.4.0 could not be added as ${made.folder}.`,
  );
  await draft.discard();
  await verifyRelease(made);
});

test('what is no release is not listed', async () => {
  await mkdir(join(folder, 'releases/remote-products/backup'));
  expect(await store.list('remoteProducts')).toEqual([made.id]);
  expect(await store.read('remoteProducts', '../remote-products')).toBeUndefined();
  expect(await store.open('remoteProducts', '1.4.1-000000000000')).toBeUndefined();
});

test('a removed release is gone, and removing it again is no failure', async () => {
  await store.remove('remoteProducts', made.id);
  await store.remove('remoteProducts', made.id);
  expect(existsSync(made.folder)).toBe(false);
  expect(await store.list('remoteProducts')).toEqual([]);
});

test('releases are ordered by their versions', () => {
  const versions = ['1.9.0', '1.10.0', '1.10.0-dev.2', '1.10.0-dev.10', '1.10.0-dev', '2.0.0-rc.1'];
  const ids = versions.map((version) => `${version}-0123456789ab`);
  expect(newestFirst(ids).map((id) => id.slice(0, -13))).toEqual([
    '2.0.0-rc.1',
    '1.10.0',
    '1.10.0-dev.10',
    '1.10.0-dev.2',
    '1.10.0-dev',
    '1.9.0',
  ]);
});

describe('verifying', () => {
  const inRelease = (file: string) => join(made.folder, file);

  test('accepts what was released', async () => {
    await expect(verifyRelease(made)).resolves.toBeUndefined();
  });

  test.each<[string, string, () => Promise<void>]>([
    [
      'a changed byte',
      'web/remoteEntry.js is not the file that was released (its hash differs).',
      () => writeFile(inRelease('web/remoteEntry.js'), '1.4.1'),
    ],
    [
      'a changed byte of the server build',
      'server/server.cjs is not the file that was released (its hash differs).',
      () => writeFile(inRelease('server/server.cjs'), ''),
    ],
    ['a missing file', 'web/packshot.webp is missing.', () => rm(inRelease('web/packshot.webp'))],
    [
      'an added file',
      'web/chunks/more.js is no part of it.',
      () => writeFile(inRelease('web/chunks/more.js'), ''),
    ],
    [
      'an added link',
      'server/link is no part of it.',
      () => symlink('/etc/hostname', inRelease('server/link')),
    ],
    [
      'a renamed file',
      'web/packshot.webp is missing.',
      () => rename(inRelease('web/packshot.webp'), inRelease('web/other.webp')),
    ],
  ])('refuses %s', async (_, sentence, damage) => {
    await damage();
    await expect(verifyRelease(made)).rejects.toThrow(`products 1.4.0 is damaged: ${sentence}`);
  });
});

describe('a description', () => {
  const reading = () => store.read('remoteProducts', made.id);

  test.each<[string, Partial<Record<keyof Release, unknown>>]>([
    ['files', { files: { 'web/../../outside.js': someHash() } }],
    ['files', { files: { '/etc/passwd': someHash() } }],
    ['files', { files: { 'web/..': someHash() } }],
    ['files', { files: { 'web/a.js': 'md5-0' } }],
    ['contract', { contract: '1' }],
    ['modules', { modules: { ProductPage: { scripts: 'a.js' } } }],
    ['entry', { entry: [] }],
    ['base', { base: 'https://elsewhere.example/' }],
    ['application', { application: 'other' }],
    ['sharedVersions', { sharedVersions: null }],
    ['commit', { commit: 1 }],
  ])('with a wrong %s is refused (%j)', async (field, changes) => {
    await rewriteRelease(made, changes as Partial<Release>);
    await expect(reading()).rejects.toThrow(
      `${join(made.folder, 'release.json')} describes no release: its ${field} is wrong.`,
    );
  });

  test.each([
    ['of another application', { application: 'remoteOrder' }],
    ['of another version', { version: '1.4.1' }],
  ])('%s is refused', async (_, changes) => {
    await rewriteRelease(made, changes as Partial<Release>);
    await expect(reading()).rejects.toThrow(`describes another release: ${made.id}.`);
  });

  test.each([
    ['{', 'is no JSON.'],
    ['[]', 'describes no release: its content is wrong.'],
  ])('that is %s is refused', async (text, sentence) => {
    await writeFile(join(made.folder, 'release.json'), text);
    await expect(reading()).rejects.toThrow(sentence);
  });
});

/** A hash in the right form. */
function someHash(): string {
  return `sha384-${'0'.repeat(64)}`;
}
