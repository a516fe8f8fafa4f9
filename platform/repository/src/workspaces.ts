import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '@site/tooling/workspace';

/** A workspace, by its folder from the root (`platform/tooling`). */
export interface Workspace {
  folder: string;
  name: string;
  version: string;
}

interface PackageFile {
  name: string;
  version: string;
  workspaces?: string[];
  engines?: { node: string };
  scripts: Record<string, string>;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

export const readPackageFile = (folder = '.'): PackageFile =>
  JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as PackageFile;

/** All workspaces, in the order of the root's package.json. */
export const workspaces = (): Workspace[] =>
  (readPackageFile().workspaces ?? []).map((folder) => {
    const { name, version } = readPackageFile(folder);
    return { folder, name, version };
  });
