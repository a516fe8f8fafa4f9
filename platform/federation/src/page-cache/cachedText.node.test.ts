import { readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryFolders } from '@site/tooling/testing/temporaryFolder';
import { cachedText } from './cachedText';

const newFolder = temporaryFolders();

test('a text is made once from the same values, and again from others', async () => {
  const folder = join(await newFolder(), 'not', 'there');
  const make = jest.fn(() => 'two\nlines\n');

  expect(cachedText(['a', 1], make, folder)).toBe('two\nlines\n');
  expect(cachedText(['a', 1], make, folder)).toBe('two\nlines\n');
  expect(make).toHaveBeenCalledTimes(1);
  expect(cachedText(['a', 2], () => 'other', folder)).toBe('other');
  expect(cachedText(['a', 1], make, folder)).toBe('two\nlines\n');
});

test('a damaged file is made again', async () => {
  const folder = await newFolder();
  cachedText(['a'], () => 'right', folder);
  const [name = ''] = await readdir(folder);
  const file = join(folder, name);
  await writeFile(file, (await readFile(file, 'utf8')).replace('right', 'wrong'));

  expect(cachedText(['a'], () => 'right', folder)).toBe('right');
  expect(await readFile(file, 'utf8')).toContain('right');
});

test('where nothing can be written, it is made each time', async () => {
  const file = join(await newFolder(), 'file');
  await writeFile(file, '');

  expect(cachedText(['a'], () => 'made', file)).toBe('made');
  expect(cachedText(['a'], () => 'made', file)).toBe('made');
});
