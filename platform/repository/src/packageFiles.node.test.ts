import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '@site/tooling/workspace';
import { readPackageFile, workspaces } from './workspaces';

/** It tests with a React of the past. */
const OTHER_REACT = 'e2e';

const lerna: unknown = JSON.parse(readFileSync(join(root, 'lerna.json'), 'utf8'));

// Two copies of a library on one page know nothing of each other: a router finds no router around it.
test('a library has one version in all workspaces; docs/upgrading.md says how to raise it', () => {
  const places = new Map<string, Map<string, string[]>>();
  for (const folder of ['.', ...workspaces().map((it) => it.folder)]) {
    if (folder === OTHER_REACT) continue;
    const { dependencies, devDependencies } = readPackageFile(folder);
    for (const [name, version] of Object.entries({ ...dependencies, ...devDependencies })) {
      const versions = places.get(name) ?? new Map<string, string[]>();
      versions.set(version, [...(versions.get(version) ?? []), folder]);
      places.set(name, versions);
    }
  }
  const torn = [...places].filter(([, versions]) => versions.size > 1);
  expect(torn.map(([name, versions]) => [name, Object.fromEntries(versions)])).toEqual([]);
});

// Left out of its packages, a workspace would go on asking for the version of before, which npm looks for in its registry.
test('lerna raises all workspaces of npm', () => {
  expect(lerna).not.toHaveProperty('packages');
});

// Lerna writes ^ before the versions that it raises, unless it is told not to.
test('all versions are exact, and stay so when lerna raises them', () => {
  const inexact = ['.', ...workspaces().map((it) => it.folder)].flatMap((folder) => {
    const { dependencies, devDependencies } = readPackageFile(folder);
    return Object.entries({ ...dependencies, ...devDependencies })
      .filter(([, version]) => !/^(npm:.+@)?\d/.test(version))
      .map(([name, version]) => `${folder}: ${name} ${version}`);
  });
  expect(inexact).toEqual([]);
  expect(lerna).toHaveProperty('command.version.exact', true);
});
