import { existsSync, realpathSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { root } from '../workspace';
import { git } from './git';

/** A path without symbolic links, also where its last parts are missing. */
function realPathOf(path: string): string {
  if (existsSync(path)) return realpathSync(path);
  const folder = dirname(path);
  return folder === path ? path : join(realPathOf(folder), basename(path));
}

/**
 * The folder of the repository that a folder is in, or would be: the sources may be a part of a larger one, or a clone in
 * another.
 */
function repositoryOf(folder: string): string | undefined {
  if (existsSync(join(folder, '.git'))) return folder;
  const parent = dirname(folder);
  return parent === folder ? undefined : repositoryOf(parent);
}

/** Whether git passes over a file of a repository. Where git cannot tell, no file is passed over. */
function isIgnored(repository: string, path: string): boolean {
  try {
    git(repository, 'check-ignore', '--quiet', '--', path);
    return true;
  } catch {
    return false;
  }
}

/** @throws where git would take along a file with what visitors sent, or with a secret */
export function assertIgnored(file: string): void {
  const path = realPathOf(resolve(file));
  const repository = repositoryOf(dirname(path));
  if (!repository || isIgnored(repository, path)) return;
  throw new Error(
    `${file} would lie in the repository, where git takes it along. Name a place outside of it, or in ${join(root, '.data')}.`,
  );
}
