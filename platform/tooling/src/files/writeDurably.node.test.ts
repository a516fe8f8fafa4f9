import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryFolders } from '../testing/temporaryFolder';
import { replaceDurably } from './writeDurably';

const newFolder = temporaryFolders();

test('a file is replaced, and nothing stays beside it', async () => {
  const folder = await newFolder();
  const file = join(folder, 'file');
  for (const text of ['before', 'after']) {
    await replaceDurably(file, text);
    expect(await readFile(file, 'utf8')).toBe(text);
  }
  expect(await readdir(folder)).toEqual(['file']);
});

test('where it cannot be replaced, all is as it was', async () => {
  const folder = await newFolder();
  await mkdir(join(folder, 'file'));
  await writeFile(join(folder, 'file/inside'), '');
  await expect(replaceDurably(join(folder, 'file'), 'after')).rejects.toThrow(/EISDIR|ENOTEMPTY/);
  expect(await readdir(folder)).toEqual(['file']);
  expect(await readdir(join(folder, 'file'))).toEqual(['inside']);
});
