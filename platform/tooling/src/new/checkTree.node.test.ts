import { execFileSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryFolders } from '../testing/temporaryFolder';
import { checkTree } from './checkTree';

const newFolder = temporaryFolders();

test('what is not committed is named, with what to do', async () => {
  const folder = await newFolder();
  execFileSync('git', ['init', '--quiet'], { cwd: folder });
  expect(() => checkTree(folder)).not.toThrow();
  await writeFile(join(folder, 'draft.txt'), '');
  expect(() => checkTree(folder)).toThrow(
    'Not committed: draft.txt. Commit or stash first, or add --allow-dirty.',
  );
  await writeFile(join(folder, 'other.txt'), '');
  expect(() => checkTree(folder)).toThrow('Not committed: draft.txt and 1 more.');
});

test('sources without a repository are let through', async () => {
  expect(async () => checkTree(await newFolder())).not.toThrow();
});
