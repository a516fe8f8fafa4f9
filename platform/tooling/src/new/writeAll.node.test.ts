import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryFolders } from '../testing/temporaryFolder';
import { writeAll } from './writeAll';

const newFolder = temporaryFolders();

async function setup() {
  const folder = await newFolder();
  await writeFile(join(folder, 'edited'), 'before');
  await mkdir(join(folder, 'taken'));
  const files = ['edited', 'new/file', 'new/deep/file'].map(
    (it) => [join(folder, it), 'after'] as const,
  );
  return { folder, files };
}

test('all files are written', async () => {
  const { folder, files } = await setup();
  await writeAll(files);
  for (const [file] of files) expect(await readFile(file, 'utf8')).toBe('after');
  expect((await readdir(folder)).sort()).toEqual(['edited', 'new', 'taken']);
});

test.each([
  ['a folder is in its place', 'taken'],
  ['a file is in the place of its folder', 'edited/file'],
])('when one cannot be written, since %s, nothing is', async (_, last) => {
  const { folder, files } = await setup();
  await expect(writeAll([...files, [join(folder, last), 'after']])).rejects.toThrow(
    /EISDIR|ENOTDIR/,
  );
  expect((await readdir(folder)).sort()).toEqual(['edited', 'taken']);
  expect(await readFile(join(folder, 'edited'), 'utf8')).toBe('before');
});
