import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { folderStore } from '@site/releases/store/folderStore';
import { release } from '@site/releases/testing/testReleases';
import { temporaryFolders } from '@site/tooling/testing/temporaryFolder';
import { builtApplications } from '@site/tooling/workspace';
import { idFile } from '@site/build/buildRecord';
import { buildIfNeeded } from './buildIfNeeded';
import { buildSite } from './buildSite';
import { openLocalRecord } from './localRecord';

const mockPlace = { folder: '' };
jest.mock('@site/build/buildRecord', () => ({
  isUpToDate: async () => true,
  recordOf: () => ({}),
  idFile: (name: string) => `${mockPlace.folder}/${name}/release-id`,
}));
jest.mock('./buildSite');
jest.mock('./localRecord');

const newFolder = temporaryFolders();

test.each<[string, (folder: string) => Promise<void>]>([
  ['was deleted', (folder) => rm(folder, { recursive: true })],
  ['was deleted in part', (folder) => rm(join(folder, 'release.json'))],
  ['is damaged', (folder) => writeFile(join(folder, 'release.json'), '{')],
])(
  'an application whose release %s is built again, though its sources are as they were',
  async (_, damage) => {
    mockPlace.folder = await newFolder();
    const store = folderStore(join(mockPlace.folder, '.site'));
    for (const name of builtApplications) {
      const { id, folder } = await release(store, name, '1.0.0');
      await mkdir(dirname(idFile(name)));
      await writeFile(idFile(name), id);
      if (name !== 'order') await damage(folder);
    }
    jest.mocked(openLocalRecord).mockReturnValue({
      store,
      deployments: { find: async () => ({}) },
      publisher: { published: async () => undefined },
    } as unknown as ReturnType<typeof openLocalRecord>);
    jest.spyOn(console, 'log').mockReturnValue();
    jest.mocked(buildSite).mockClear();

    await buildIfNeeded();
    expect(buildSite).toHaveBeenCalledWith(builtApplications.filter((name) => name !== 'order'));
  },
);
