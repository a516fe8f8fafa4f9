import { mkdir, readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryFolders } from '@site/tooling/testing/temporaryFolder';
import { folderStore } from '@site/releases/store/folderStore';
import { release } from '@site/releases/testing/testReleases';
import { placeRelease } from './placeRelease';

const newFolder = temporaryFolders();
const readJson = async (file: string) => JSON.parse(await readFile(file, 'utf8')) as unknown;

test('a release tells about its browser files and its commit, and nothing of the rest', async () => {
  const made = await release(folderStore(await newFolder()), 'products', '1.0.0');
  const site = await newFolder();
  await placeRelease(made, site);

  expect(await readJson(join(site, made.base, 'release.json'))).toEqual({
    application: 'products',
    version: '1.0.0',
    contract: made.contract,
    commit: 'c0ffee',
    modules: Object.keys(made.modules),
    files: expect.objectContaining({ ProductPage: ['ProductPage.js', 'ProductPage.css'] }),
    release: made.id,
    entry: `${made.base}remoteEntry.js`,
    integrity: expect.objectContaining({
      [`${made.base}remoteEntry.js`]: made.files['web/remoteEntry.js'],
      [`${made.base}chunks/later.js`]: made.files['web/chunks/later.js'],
    }),
  });
  const text = await readFile(join(site, made.base, 'release.json'), 'utf8');
  expect(text).not.toMatch(/server/);
});

test('no site offers a remote to hosts that it cannot run in', async () => {
  const made = await release(folderStore(await newFolder()), 'products', '1.0.0');
  const site = await newFolder();
  await placeRelease(made, site);

  const files = await readdir(join(site, made.base));
  expect(files).toContain('remoteEntry.js');
  expect(files.filter((file) => file.startsWith('mf-'))).toEqual([]);
  expect(Object.keys(made.files)).toContain('web/mf-manifest.json');
});

test('a release keeps files of its own that are called as those of the site', async () => {
  const made = await release(folderStore(await newFolder()), 'products', '1.0.0');
  for (const file of [
    'data/index.json',
    'data/mf-stats.json',
    'data/release.json',
    'release.json',
  ]) {
    await mkdir(join(made.folder, 'web/data'), { recursive: true });
    await writeFile(join(made.folder, 'web', file), '"its own"');
  }
  const site = await newFolder();
  await placeRelease(made, site);

  expect(await readdir(join(site, made.base, 'data'))).toEqual([
    'index.json',
    'mf-stats.json',
    'release.json',
  ]);
  expect(await readJson(join(site, made.base, 'release.json'))).toMatchObject({
    release: made.id,
  });
});
