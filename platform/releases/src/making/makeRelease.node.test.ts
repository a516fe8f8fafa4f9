import { mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { version as reactVersion } from 'react';
import { join } from 'node:path';
import { CONTRACT_VERSION } from '@site/contracts/contractVersion';
import { inLanguage } from '@site/contracts/exposedModules';
import { routes } from '@site/company/paths';
import { products } from '@site/company/products';
import { declarationOf } from '@site/contracts/remotes';
import { temporaryFolders } from '@site/tooling/testing/temporaryFolder';
import { folderStore } from '../store/folderStore';
import { filesUnder, hashFiles } from '../release/hashFiles';
import { verifyRelease } from '../release/verifyRelease';
import { makeRelease, type Builder } from './makeRelease';
import type { ReleaseStore } from '../store/releaseStore';
import { fakeBuilder } from '../testing/fakeBuilder';
import { release } from '../testing/testReleases';

const newFolder = temporaryFolders();
let folder: string;
let store: ReleaseStore;

beforeEach(async () => {
  folder = await newFolder();
  store = folderStore(folder);
});

const inEveryLanguage = (...modules: string[]) =>
  modules.flatMap((name) =>
    declarationOf('products').languages.map((language) => inLanguage<string>(name, language)),
  );
const bytesUnder = async (place: string) => hashFiles(place, await filesUnder(place));

describe('a release', () => {
  test('says what a page needs of a remote', async () => {
    const made = await release(store, 'products', '1.4.0');
    const { files, sharedVersions, federation, ...rest } = made;

    expect(rest).toEqual({
      application: 'products',
      version: '1.4.0',
      id: expect.stringMatching(/^1\.4\.0-[0-9a-f]{12}$/),
      commit: 'c0ffee',
      contract: CONTRACT_VERSION,
      base: `/releases/remote-products/${made.id}/`,
      entry: { scripts: ['remoteEntry.js'], styles: [], fonts: [] },
      modules: Object.fromEntries(
        inEveryLanguage('ProductPage', 'ProductShowcase', 'ProductPack').map((name) => [
          name,
          { scripts: [`${name}.js`], styles: [`${name}.css`] },
        ]),
      ),
      products: products.map(({ id }) => id),
      folder: join(folder, 'releases/remote-products', made.id),
    });
    expect(Object.keys(sharedVersions)).toEqual(['react', 'react-dom']);
    expect(sharedVersions.react).toBe(reactVersion);
    expect(federation).toMatch(/^\d+\.\d+\.\d+$/);
    expect(Object.keys(files)).toContain('server/server.cjs');
    expect(files['web/chunks/later.js']).toMatch(/^sha256-[A-Za-z0-9+/]{43}=$/);
  });

  test("takes the shell's files from its list and exposes nothing", async () => {
    const { entry, modules, pages } = await release(store, 'shell', '1.0.0');
    expect(entry).toEqual({
      scripts: ['main.js'],
      styles: ['main.css'],
      fonts: [],
    });
    expect(modules).toEqual({});
    expect(pages?.map(({ path }) => path)).toEqual(routes);
  });
});

describe('a version that is there', () => {
  test('is not made again from the same content', async () => {
    const first = await release(store, 'order', '1.0.0');
    const said: string[] = [];
    const second = await makeRelease({
      application: 'order',
      store,
      version: '1.0.0',
      commit: 'another',
      builder: fakeBuilder('1.0.0'),
      say: (line) => said.push(line),
    });
    expect(second).toEqual(first);
    expect(said).toEqual([`order 1.0.0 is already there, as ${first.id}.`]);
  });

  test('is refused while it is damaged, and made again once it is deleted', async () => {
    const first = await release(store, 'order', '1.0.0');
    await writeFile(join(first.folder, 'web/remoteEntry.js'), '');
    await expect(release(store, 'order', '1.0.0')).rejects.toThrow(
      `order 1.0.0 is damaged: web/remoteEntry.js is not the file that was released (its hash differs). Delete ${first.folder}, then run this again.`,
    );
    await rm(first.folder, { recursive: true });
    expect(await release(store, 'order', '1.0.0')).toEqual(first);
  });

  test('is made again where a deletion was stopped, and refused where its description is cut off', async () => {
    const first = await release(store, 'order', '1.0.0');
    const file = join(first.folder, 'release.json');
    await rm(file);
    expect(await release(store, 'order', '1.0.0')).toEqual(first);
    await verifyRelease(first);
    await writeFile(file, '{');
    await expect(release(store, 'order', '1.0.0')).rejects.toThrow(
      new RegExp(
        `^${file} is not valid JSON: .+\\. Delete ${first.folder}, then run this again\\.$`,
      ),
    );
  });

  test('is refused with other bytes, and stays as it was', async () => {
    const first = await release(store, 'order', '1.0.0');
    const before = await bytesUnder(folder);
    const outcome = release(store, 'order', '1.0.0', fakeBuilder('other'));
    await expect(outcome).rejects.toThrow(
      new RegExp(
        `^order 1\\.0\\.0 is in the store already, as ${first.id}, and this build is 1\\.0\\.0-[0-9a-f]{12}: raise the version in remote-order/package\\.json\\.$`,
      ),
    );
    expect(await bytesUnder(folder)).toEqual(before);
  });

  test('is refused with the same files for the browser and another server build', async () => {
    const first = await release(store, 'order', '1.0.0');
    await expect(release(store, 'order', '1.0.0', fakeBuilder('1.0.0', 'other'))).rejects.toThrow(
      `order 1.0.0 is in the store already, as ${first.id}, and this build has the same files for the browser but differs in others: raise the version in remote-order/package.json.`,
    );
  });
});

describe('a version that follows the content', () => {
  const fromWorkingCopy = (builder: Builder) =>
    makeRelease({
      application: 'order',
      store,
      version: (hash) => `1.0.0-dev.${hash.slice(0, 8)}`,
      commit: null,
      builder,
    });

  test('changes with the server build alone', async () => {
    const first = await fromWorkingCopy(fakeBuilder('one'));
    const second = await fromWorkingCopy(fakeBuilder('one', 'other'));
    expect(second.id).not.toBe(first.id);
    expect(await readFile(join(second.folder, 'server/server.cjs'), 'utf8')).toBe(
      `other for ${second.base}`,
    );
    expect(await fromWorkingCopy(fakeBuilder('one', 'other'))).toEqual(second);
    expect(await fromWorkingCopy(fakeBuilder('one'))).toEqual(first);
  });
});

describe('a build that goes wrong', () => {
  const failing: Builder = {
    ...fakeBuilder('it'),
    buildServer: () => Promise.reject(new Error('It does not compile.')),
  };

  test('leaves nothing behind', async () => {
    await expect(release(store, 'order', '1.0.0', failing)).rejects.toThrow('It does not compile.');
    expect(await store.list('order')).toEqual([]);
    expect(await readdir(join(folder, 'drafts'))).toEqual([]);
  });

  test.each<[string, Builder, string]>([
    [
      'names a file that it does not hold',
      {
        ...fakeBuilder('it'),
        async buildWeb(_, out) {
          await mkdir(out);
          const entry = { scripts: ['main.js'], styles: [], fonts: [] };
          await writeFile(join(out, 'entry.json'), JSON.stringify(entry));
        },
      },
      'The build of shell does not hold its main.js.',
    ],
    [
      'has no list of its files',
      { ...fakeBuilder('it'), buildWeb: async (_, out) => void (await mkdir(out)) },
      'has no entry.json that can be read.',
    ],
  ])('because it %s is refused', async (_, builder, sentence) => {
    await expect(release(store, 'shell', '1.0.0', builder)).rejects.toThrow(sentence);
  });

  const unbuilt = { ...failing, buildWeb: () => Promise.reject(new Error('It was built.')) };

  test.each(['1.0', 'v1.0.0', '../1.0.0'])(
    '"%s" is no version, so nothing is built',
    async (it) => {
      await expect(release(store, 'order', it, unbuilt)).rejects.toThrow(
        `Invalid version "${it}" (expected e.g. 1.4.0).`,
      );
    },
  );

  test('content that is refused is not built', async () => {
    const checkContent = () => Promise.reject(new Error('content/forte.json: no "cures".'));
    const made = release(store, 'products', '1.4.0', { ...unbuilt, checkContent });
    await expect(made).rejects.toThrow('content/forte.json: no "cures".');
  });
});

test('two builds of one application do not run into each other: the second waits', async () => {
  const said = jest.spyOn(console, 'warn').mockImplementation(() => {});
  await Promise.all(['1.0.0', '1.0.1'].map((version) => release(store, 'order', version)));
  expect(said).toHaveBeenCalledWith(expect.stringMatching(/^Waiting for .* a release of order: /));
  expect(await store.list('order')).toHaveLength(2);
});
