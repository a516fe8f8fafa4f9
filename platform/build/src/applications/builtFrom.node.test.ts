import { mkdir, rm, utimes, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { temporaryFolders } from '@site/tooling/testing/temporaryFolder';
import { root } from '@site/tooling/workspace';
import type { BuildInputs } from './buildInputs';
import { isUpToDate, rememberBuild } from './builtFrom';

const newFolder = temporaryFolders();
let folder: string;
let stamp: string;
let inputs: BuildInputs;

const at = (name: string) => join(folder, name);

/** Writes a file and makes it a minute old, as if it had been there before the build. */
async function writeOld(name: string, content: string): Promise<void> {
  await writeFile(at(name), content);
  const minuteAgo = Date.now() / 1000 - 60;
  await utimes(at(name), minuteAgo, minuteAgo);
}

beforeEach(async () => {
  folder = await newFolder();
  stamp = at('built-from.json');
  await mkdir(at('public'));
  await writeOld('a.ts', 'export const a = 1;');
  await writeOld('public/icon.svg', '<svg/>');
  inputs = {
    files: [relative(root, at('a.ts'))],
    folders: [relative(root, at('public'))],
    missing: [relative(root, at('a.tsx'))],
  };
  await rememberBuild(stamp, inputs, Date.now());
});

test('a build is up to date while its inputs are as they were', async () => {
  expect(await isUpToDate(stamp)).toBe(true);
  await writeFile(at('unrelated.ts'), '');
  expect(await isUpToDate(stamp)).toBe(true);
});

const changes: [string, () => Promise<void>][] = [
  ['a file has other content', () => writeFile(at('a.ts'), 'export const a = 2;')],
  ['a file is gone', () => rm(at('a.ts'))],
  ['a folder has one more file', () => writeFile(at('public/other.svg'), '<svg/>')],
  ['a file appears that the build looked for', () => writeFile(at('a.tsx'), '')],
  ['the record is damaged', () => writeFile(stamp, '{"inputs"')],
];

test.each(changes)('a build is stale when %s', async (_, change) => {
  await change();

  expect(await isUpToDate(stamp)).toBe(false);
});

test('a folder that changed while the build ran does not make it stale', async () => {
  await rememberBuild(
    stamp,
    { ...inputs, files: [...inputs.files, relative(root, folder)] },
    Date.now() - 30_000,
  );

  expect(await isUpToDate(stamp)).toBe(true);
});

test('a build is stale when an input was saved while it ran', async () => {
  await rememberBuild(stamp, inputs, Date.now() - 120_000);

  expect(await isUpToDate(stamp)).toBe(false);
});
