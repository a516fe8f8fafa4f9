import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryFolders } from '../testing/temporaryFolder';
import { assertIgnored } from './assertIgnored';
import { git } from './git';

const mockPlace = { root: '' };
jest.mock('../workspace', () => ({
  get root() {
    return mockPlace.root;
  },
}));

const newFolder = temporaryFolders();
let repository: string;

beforeEach(async () => {
  repository = await newFolder();
  mockPlace.root = join(repository, 'site');
  await mkdir(mockPlace.root);
  git(repository, 'init', '--quiet');
  await writeFile(join(mockPlace.root, '.gitignore'), '.data/\n');
});

test('where the sources are a folder of a larger repository, that one takes files along', async () => {
  for (const file of ['site/january.csv', 'january.csv'])
    expect(() => assertIgnored(join(repository, file))).toThrow('where git takes it along');
  assertIgnored(join(repository, 'site/.data/january.csv'));
  assertIgnored(join(await newFolder(), 'january.csv'));
});

test('where the sources are a repository in another one, both take files along', async () => {
  git(mockPlace.root, 'init', '--quiet');
  for (const file of ['site/january.csv', 'january.csv', 'new/january.csv'])
    expect(() => assertIgnored(join(repository, file))).toThrow('where git takes it along');
  await writeFile(join(repository, '.gitignore'), '*.csv\n');
  assertIgnored(join(repository, 'january.csv'));
  assertIgnored(join(repository, 'site/.data/january.csv'));
});

test('a repository that git cannot read may be mended and take files along', async () => {
  await rm(join(repository, '.git/HEAD'));
  expect(() => assertIgnored(join(repository, 'site/january.csv'))).toThrow('takes it along');
});

test('without a repository nothing takes files along', async () => {
  await rm(join(repository, '.git'), { recursive: true });
  assertIgnored(join(repository, 'site/january.csv'));
});
