import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryFolders } from '@site/tooling/testing/temporaryFolder';
import { openSiteFiles } from './openSiteFiles';

const newFolder = temporaryFolders();
const slow = { fail: () => {} };

jest.mock('node:fs/promises', () => {
  const actual = jest.requireActual('node:fs/promises');
  return {
    ...actual,
    readFile: (file: string) =>
      file.endsWith('slow.avif')
        ? new Promise((_, reject) => (slow.fail = () => reject(new Error('It was removed.'))))
        : actual.readFile(file),
  };
});

test('a file that cannot be read fails its own request alone, also when the cache is full', async () => {
  const unhandled = jest.fn();
  process.on('unhandledRejection', unhandled);
  const folder = await newFolder();
  await writeFile(join(folder, 'slow.avif'), '');
  await writeFile(join(folder, 'large.avif'), Buffer.alloc(65 * 1024 * 1024));
  const { read } = openSiteFiles(folder);
  const failing = read('/slow.avif', 'identity');
  expect((await read('/large.avif', 'identity')).bytes.length).toBe(65 * 1024 * 1024);
  slow.fail();

  await expect(failing).rejects.toThrow('It was removed.');
  await rm(join(folder, 'large.avif'));
  expect(unhandled).not.toHaveBeenCalled();
  process.off('unhandledRejection', unhandled);
});
