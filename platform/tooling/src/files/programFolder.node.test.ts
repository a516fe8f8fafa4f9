import childProcess, { execFileSync } from 'node:child_process';
import { readdir, writeFile } from 'node:fs/promises';
import os from 'node:os';
import { join } from 'node:path';
import { temporaryFolders } from '../testing/temporaryFolder';
import { newProgramFolder } from './programFolder';

const newFolder = temporaryFolders();
afterEach(() => jest.restoreAllMocks());

async function temporaryFolder(): Promise<string> {
  const folder = await newFolder();
  jest.spyOn(os, 'tmpdir').mockReturnValue(folder);
  return folder;
}

test('programs run there, and it is empty', async () => {
  await temporaryFolder();
  const folder = await newProgramFolder('site-');
  expect(await readdir(folder)).toEqual([]);
  await writeFile(join(folder, 'program'), '#!/bin/sh\necho ran\n', { mode: 0o755 });
  expect(execFileSync(join(folder, 'program'), { encoding: 'utf8' })).toBe('ran\n');
});

test('where none may run, one message says so, and nothing stays', async () => {
  const folder = await temporaryFolder();
  jest.spyOn(childProcess, 'execFileSync').mockImplementation(() => {
    throw Object.assign(new Error('spawn EACCES'), { code: 'EACCES', syscall: 'spawn' });
  });
  await expect(newProgramFolder('site-')).rejects.toThrow(
    `Programs may not run in ${folder} (noexec). Name another folder for temporary files: TMPDIR=FOLDER`,
  );
  expect(await readdir(folder)).toEqual([]);
});
