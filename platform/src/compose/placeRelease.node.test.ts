import { mkdir, readFile, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryFolders } from '../firestore/testing/temporaryFolder';
import { folderStore } from '../releases/folderStore';
import { release } from '../releases/testing/release';
import { keepEarlierReleases, listReleases, placeRelease } from './placeRelease';

const newFolder = temporaryFolders();
const readJson = async (file: string) => JSON.parse(await readFile(file, 'utf8')) as unknown;
const listIn = (site: string) => readJson(join(site, 'releases/remote-products/index.json'));

test('a release tells about its browser files, and nothing of the rest', async () => {
  const made = await release(folderStore(await newFolder()), 'products', '1.0.0');
  const site = await newFolder();
  await placeRelease(made, site);

  expect(await readJson(join(site, made.base, 'release.json'))).toEqual({
    application: 'remoteProducts',
    version: '1.0.0',
    contract: made.contract,
    release: made.id,
    entry: `${made.base}remoteEntry.js`,
    integrity: expect.objectContaining({
      [`${made.base}remoteEntry.js`]: made.files['web/remoteEntry.js'],
      [`${made.base}chunks/later.js`]: made.files['web/chunks/later.js'],
    }),
  });
  const text = await readFile(join(site, made.base, 'release.json'), 'utf8');
  expect(text).not.toMatch(/server|c0ffee/);
});

test('a site lists its own releases and the kept ones; the earlier site’s list stays', async () => {
  const store = folderStore(await newFolder());
  const [first, second] = [
    await release(store, 'products', '1.0.0'),
    await release(store, 'products', '1.1.0'),
  ];
  const [earlier, site] = [await newFolder(), await newFolder()];
  await placeRelease(first, earlier);
  await listReleases(earlier);
  await placeRelease(second, site);
  await keepEarlierReleases(earlier, site);
  await listReleases(site);

  expect(await listIn(earlier)).toEqual([first.id]);
  expect(await listIn(site)).toEqual([first.id, second.id]);
});

test('a release that was placed before releases told about themselves is not listed, until it is placed anew', async () => {
  const made = await release(folderStore(await newFolder()), 'products', '1.0.0');
  const [earlier, site] = [await newFolder(), await newFolder()];
  await placeRelease(made, earlier);
  await rm(join(earlier, made.base, 'release.json'));
  await mkdir(join(earlier, 'releases/remote-products/no-release'));
  await listReleases(earlier);
  expect(await listIn(earlier)).toEqual([]);

  await placeRelease(made, site, earlier);
  await listReleases(site);
  expect(await listIn(site)).toEqual([made.id]);
  expect(await readdir(join(earlier, made.base))).not.toContain('release.json');
});
