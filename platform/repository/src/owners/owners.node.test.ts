import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { folderOf, isBuiltHere, remoteNames, root } from '@site/tooling/workspace';
import { workspaces } from '../workspaces';
import { CODEOWNERS_FILE, codeowners } from './codeowners';
import { owners, teams } from './teams';

const text = (file: string) => readFileSync(join(root, file), 'utf8');

test('every workspace has an owner, and no other folder has', () => {
  expect(Object.keys(owners).sort()).toEqual(
    workspaces()
      .map(({ folder }) => folder)
      .sort(),
  );
});

test('a remote that is built here belongs to one team', () => {
  const folders = remoteNames.filter(isBuiltHere).map(folderOf);
  for (const folder of folders)
    expect([folder, owners[folder]]).toEqual([folder, [expect.any(String)]]);
});

test('CODEOWNERS says the same. If not: npm run repository -- owners', () => {
  expect(text(CODEOWNERS_FILE)).toBe(codeowners());
});

test("so does the README's map, which has every workspace", () => {
  const rows = text('README.md').matchAll(/^\|[^|]+\| +\[`([\w/-]+)`\]\([^)]*\) +\| ([\w-]+)/gm);
  const expected = Object.entries(owners).map(([folder, names]) => [
    folder,
    names.length === Object.keys(teams).length ? 'all' : names[0],
  ]);

  expect([...rows].map(([, folder, owner]) => [folder, owner]).sort()).toEqual(expected.sort());
});
