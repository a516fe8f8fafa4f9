import { execFileSync } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryFolders } from '../testing/temporaryFolder';
import { packageOnUse } from './packageOnUse';

const mockPlace = { root: '' };
jest.mock('../workspace', () => ({
  get root() {
    return mockPlace.root;
  },
}));
jest.mock('node:child_process', () => ({ execFileSync: jest.fn() }));

const newFolder = temporaryFolders();

test('a package that was half installed is installed again', async () => {
  mockPlace.root = await newFolder();
  jest.spyOn(console, 'error').mockReturnValue();
  const sources = join(mockPlace.root, 'platform/tooling/on-use/lerna');
  const installed = join(sources, 'node_modules/lerna');
  await mkdir(installed, { recursive: true });
  await writeFile(join(sources, 'package.json'), '{ "dependencies": { "lerna": "9.0.0" } }');
  await writeFile(join(installed, 'package.json'), '{ "version": "9.0.0" }');
  expect(packageOnUse('lerna')).toBe(installed);
  expect(execFileSync).toHaveBeenCalledTimes(1);

  await writeFile(join(sources, 'node_modules/.package-lock.json'), '{}');
  packageOnUse('lerna');
  expect(execFileSync).toHaveBeenCalledTimes(1);
});
