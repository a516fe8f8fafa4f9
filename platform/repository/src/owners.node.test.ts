import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { declarationOf } from '@site/contracts/remotes';
import { teamOf } from '@site/tooling/new/remoteNames';
import { folderOf, isBuiltHere, remoteNames, root } from '@site/tooling/workspace';
import { workspaces } from './workspaces';

/** Where GitHub looks for it. */
const codeowners = readFileSync(join(root, '.github/CODEOWNERS'), 'utf8');

/** The teams of each pattern: `*` for what has no row of its own, `/platform/tooling/` for a folder. */
const owners = new Map(
  codeowners
    .split('\n')
    .filter((line) => /^[*/]/.test(line))
    .map((line) => {
      const [pattern = '', ...handles] = line.split(/\s+/);
      return [pattern, handles.map(teamOf)] as const;
    }),
);
const ownersOf = (folder: string) => owners.get(`/${folder}/`);

test('a remote that is built here belongs to the team that its declaration names', () => {
  for (const name of remoteNames.filter(isBuiltHere)) {
    const row = new RegExp(`^/${folderOf(name)}/ +${declarationOf(name).owner}$`, 'm');
    expect(codeowners).toMatch(row);
  }
});

test('where.md has every workspace with its owner', () => {
  const text = readFileSync(join(root, 'docs/where.md'), 'utf8');
  const rows = text.matchAll(/^## \[`([\w/-]+)`\]\([^)]*\), ([\w-]+) teams?$/gm);
  const everybody = owners.get('*')?.join();
  const expected = workspaces().map(({ folder }) => {
    const own = ownersOf(folder) ?? [];
    return [folder, own.join() === everybody ? 'all' : own[0]];
  });

  expect([...rows].map(([, folder, owner]) => [folder, owner]).sort()).toEqual(expected.sort());
});
