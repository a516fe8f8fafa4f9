import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { folderStore } from '@site/releases/store/folderStore';
import { release } from '@site/releases/testing/testReleases';
import { temporaryFolders } from '@site/tooling/testing/temporaryFolder';
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

test('an application whose release was deleted is built again, though its sources are as they were', async () => {
  mockPlace.folder = await newFolder();
  const store = folderStore(join(mockPlace.folder, '.site'));
  const { id } = await release(store, 'order', '1.0.0');
  for (const [name, built] of [
    ['shell', id],
    ['products', id],
    ['order', id],
  ] as const) {
    await mkdir(dirname(idFile(name)));
    await writeFile(idFile(name), built);
  }
  jest.mocked(openLocalRecord).mockReturnValue({
    store,
    deployments: { find: async () => ({}) },
    publisher: { published: async () => undefined },
  } as unknown as ReturnType<typeof openLocalRecord>);
  jest.spyOn(console, 'log').mockReturnValue();

  await buildIfNeeded();
  expect(buildSite).toHaveBeenCalledWith(['shell', 'products']);
});
