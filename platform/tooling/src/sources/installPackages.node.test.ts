import { execFileSync } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryFolders } from '../testing/temporaryFolder';
import { copyPackages, installPackages } from './installPackages';

const mockPlace = { root: '' };
jest.mock('../workspace', () => ({
  get root() {
    return mockPlace.root;
  },
}));
jest.mock('node:child_process', () => ({ execFileSync: jest.fn() }));

const newFolder = temporaryFolders();

const react = { version: '19.3.0', integrity: 'sha512-1' };
const native = { version: '1.0.0', optional: true, integrity: 'sha512-2' };
const forOthers = { version: '1.0.0', optional: true, os: ['aix'] };
const locked = {
  '': { version: '1.0.0' },
  'node_modules/@site/shell': { link: true },
  'node_modules/react': react,
  'node_modules/native': forOthers,
  // npm 10 leaves it out of what it writes.
  'node_modules/binary': { ...native, libc: ['glibc'] },
};

test.each([
  ['the locked ones', { 'node_modules/react': react }, 'cp'],
  [
    'those that npm 10 wrote down',
    { 'node_modules/react': react, 'node_modules/binary': native },
    'cp',
  ],
  ['an older one', { 'node_modules/react': { ...react, version: '19.2.0' } }, 'npm'],
  ['other bytes', { 'node_modules/react': { ...react, integrity: 'sha512-3' } }, 'npm'],
  ['one fewer', {}, 'npm'],
  ['one more', { 'node_modules/react': react, 'node_modules/zod': react }, 'npm'],
  ['nobody knows which ones', undefined, 'npm'],
])(
  'where %s are installed here, sources with the same lock file run %s',
  async (_, installed, program) => {
    const sources = await newFolder();
    mockPlace.root = await newFolder();
    for (const folder of [sources, mockPlace.root]) {
      await mkdir(join(folder, 'node_modules/@site'), { recursive: true });
      await writeFile(join(folder, 'package.json'), '{ "workspaces": [] }');
      await writeFile(join(folder, 'package-lock.json'), JSON.stringify({ packages: locked }));
    }
    const file = join(mockPlace.root, 'node_modules/.package-lock.json');
    if (installed) await writeFile(file, JSON.stringify({ packages: installed }));
    jest.mocked(execFileSync).mockClear();
    installPackages(sources);
    expect(jest.mocked(execFileSync).mock.calls.map(([run]) => run)).toEqual([program]);
  },
);

test('an installation runs no script of a package, and npm gets no tokens', async () => {
  const sources = await newFolder();
  mockPlace.root = await newFolder();
  await writeFile(join(sources, 'package-lock.json'), JSON.stringify({ packages: locked }));
  process.env.SITE_STORE_TOKEN = 'ya29.secret';
  jest.mocked(execFileSync).mockClear();
  installPackages(sources);
  delete process.env.SITE_STORE_TOKEN;
  const [[program, args, options] = []] = jest.mocked(execFileSync).mock.calls;
  expect([program, args]).toEqual(['npm', ['ci', '--ignore-scripts']]);
  expect(options?.env).toHaveProperty('PATH');
  expect(options?.env).not.toHaveProperty('SITE_STORE_TOKEN');
});

test('an installation in the copy does not change what is on record here', async () => {
  const actual = jest.requireActual<typeof import('node:child_process')>('node:child_process');
  jest.mocked(execFileSync).mockImplementation(actual.execFileSync);
  const copy = await newFolder();
  mockPlace.root = await newFolder();
  await mkdir(join(mockPlace.root, 'node_modules/@site'), { recursive: true });
  await writeFile(join(copy, 'package.json'), '{ "workspaces": [] }');
  const record = 'node_modules/.package-lock.json';
  await writeFile(join(mockPlace.root, record), 'installed here');

  copyPackages(copy);
  expect(await readFile(join(copy, record), 'utf8')).toBe('installed here');
  await writeFile(join(copy, record), 'installed there');
  expect(await readFile(join(mockPlace.root, record), 'utf8')).toBe('installed here');
});
