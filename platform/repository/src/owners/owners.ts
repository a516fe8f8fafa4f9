import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '@site/tooling/workspace';

/** Where GitHub looks for it. */
const CODEOWNERS_FILE = '.github/CODEOWNERS';

/** A team by the name that documents use: `store` of `@cirvena/store-team`. */
const teamOf = (handle: string): string => handle.replace(/^@(.*\/)?/, '').replace(/-team$/, '');

/** The teams of each pattern in CODEOWNERS: `*` for what has no row of its own, `/platform/tooling/` for a folder. */
export const owners: ReadonlyMap<string, readonly string[]> = new Map(
  readFileSync(join(root, CODEOWNERS_FILE), 'utf8')
    .split('\n')
    .filter((line) => /^[*/]/.test(line))
    .map((line) => {
      const [pattern = '', ...handles] = line.split(/\s+/);
      return [pattern, handles.map(teamOf)];
    }),
);

/** The teams that own a folder; undefined without a row. */
export const ownersOf = (folder: string) => owners.get(`/${folder}/`);

/** All teams. */
export const teams: readonly string[] = [...new Set([...owners.values()].flat())];
