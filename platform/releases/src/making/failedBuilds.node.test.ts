import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryFolders } from '@site/tooling/testing/temporaryFolder';
import { folderStore } from '../store/folderStore';
import type { Builder } from './makeRelease';
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

describe('a build that goes wrong', () => {
  const failing: Builder = {
    ...fakeBuilder('it'),
    buildServer: () => Promise.reject(new Error('It does not compile.')),
  };

  test('leaves nothing behind', async () => {
    await expect(release(store, 'order', '1.0.0', failing)).rejects.toThrow('It does not compile.');
    expect(await store.list('remoteOrder')).toEqual([]);
    expect(await readdir(join(folder, 'drafts'))).toEqual([]);
  });

  test.each<[string, Builder, string]>([
    [
      'names a file that it does not hold',
      {
        ...fakeBuilder('it'),
        async buildWeb(_, out) {
          await mkdir(out);
          const entry = { scripts: ['main.js'], styles: [], fonts: [], icons: [] };
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

  test.each(['1.0', 'v1.0.0', '1.0.0/..', '../1.0.0', ''])(
    'because "%s" is no version is refused before it is built',
    async (version) => {
      const builder = { ...failing, buildWeb: () => Promise.reject(new Error('It was built.')) };
      await expect(release(store, 'order', version, builder)).rejects.toThrow(
        `"${version}" is no version; 1.4.0 is one.`,
      );
    },
  );
});

test('two builds of one application do not run into each other', async () => {
  const outcomes = await Promise.allSettled([
    release(store, 'order', '1.0.0'),
    release(store, 'order', '1.0.1'),
  ]);
  const refused = outcomes.filter(({ status }) => status === 'rejected');
  expect(refused).toEqual([
    expect.objectContaining({
      reason: expect.objectContaining({
        message: expect.stringContaining('is in use by another process'),
      }),
    }),
  ]);
  expect(await store.list('remoteOrder')).toHaveLength(1);
});
