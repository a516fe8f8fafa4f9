import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryFolders } from '@site/tooling/testing/temporaryFolder';
import { folderStore } from '@site/releases/store/folderStore';
import { release } from '@site/releases/testing/testReleases';
import { placePublicFiles, publicFilesOf } from './publicFiles';

const newFolder = temporaryFolders();

test('what a release holds for the root of the site comes to stand there, and nothing else does', async () => {
  const made = await release(folderStore(await newFolder()), 'shell', '1.0.0');
  expect(publicFilesOf(made)).toEqual(new Set());

  await mkdir(join(made.folder, 'web/public/og'), { recursive: true });
  await writeFile(join(made.folder, 'web/public/og/home.jpg'), 'picture');
  const files = { ...made.files, 'web/public/og/home.jpg': 'sha384-x' };
  expect(publicFilesOf({ ...made, files })).toEqual(new Set(['/og/home.jpg']));

  const site = await newFolder();
  await placePublicFiles({ ...made, files }, site);
  expect(await readFile(join(site, 'og/home.jpg'), 'utf8')).toBe('picture');
  await expect(readFile(join(site, 'main.js'))).rejects.toThrow('ENOENT');
});
