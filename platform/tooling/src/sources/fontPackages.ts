import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../workspace';

/** The folders of the packages whose fonts a workspace holds, some of them in part: no bundler follows these. */
export function fontPackages(workspace: string): string[] {
  const file = readFileSync(join(root, workspace, 'package.json'), 'utf8');
  const { dependencies, devDependencies } = JSON.parse(file) as Record<
    string,
    Record<string, string> | undefined
  >;
  return Object.keys({ ...dependencies, ...devDependencies })
    .filter((name) => name.startsWith('@fontsource'))
    .map((name) => join(root, 'node_modules', name));
}
