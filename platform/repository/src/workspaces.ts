import { UsageError } from '@site/tooling/command-line/command';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '@site/tooling/workspace';

/** A workspace, by its folder from the root (`platform/tooling`). */
export interface Workspace {
  folder: string;
  name: string;
  version: string;
  /** The folders of the workspaces that it declares as dependencies, for its build and its tests too. */
  needs: readonly string[];
}

interface PackageFile {
  name: string;
  version: string;
  workspaces?: string[];
  scripts: Record<string, string>;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

export const readPackageFile = (folder = '.'): PackageFile =>
  JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as PackageFile;

/** All workspaces, in the order of the root's package.json. */
export function workspaces(): Workspace[] {
  const files = (readPackageFile().workspaces ?? []).map((folder) => ({
    folder,
    file: readPackageFile(folder),
  }));
  const folderOf = new Map(files.map(({ folder, file }) => [file.name, folder]));
  return files.map(({ folder, file: { name, version, dependencies, devDependencies } }) => ({
    folder,
    name,
    version,
    needs: Object.keys({ ...dependencies, ...devDependencies }).flatMap(
      (it) => folderOf.get(it) ?? [],
    ),
  }));
}

/** Finds workspaces by their folders. @throws when one is not there */
export function findWorkspaces(folders: readonly string[]): Workspace[] {
  if (folders.length === 0) throw new UsageError('Name a workspace, such as platform/deploy.');
  const all = workspaces();
  return folders.map((folder) => {
    const found = all.find((it) => it.folder === folder);
    if (!found) throw new UsageError(`There is no workspace ${folder} in package.json.`);
    return found;
  });
}
