import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../workspace';

/**
 * Gives sources of another commit the packages of their time: those that are installed here when both lock files name the
 * same ones, and an installation of their own when not. Throws with what npm said.
 */
export function installPackages(sources: string): void {
  if (lockedPackages(sources) === lockedPackages(root)) return copyPackages(sources);
  execFileSync('npm', ['ci'], {
    cwd: sources,
    env: { ...process.env, NODE_ENV: undefined },
    stdio: 'pipe',
  });
}

/**
 * The same as if they were installed there, with the sources' own workspaces. Not a link to the folder: webpack numbers modules
 * by where they are, and follows links. Files are linked one by one where both folders are on one disk.
 */
export function copyPackages(sources: string): void {
  const { workspaces } = readPackage(sources) as { workspaces: string[] };
  for (const folder of ['.', ...workspaces]) {
    const installed = join(root, folder, 'node_modules');
    if (!existsSync(installed)) continue;
    const place = join(sources, folder, 'node_modules');
    try {
      execFileSync('cp', ['-al', installed, place], { stdio: 'pipe' });
    } catch {
      rmSync(place, { recursive: true, force: true });
      cpSync(installed, place, { recursive: true, verbatimSymlinks: true });
    }
  }
  rmSync(join(sources, 'node_modules/@site'), { recursive: true });
  mkdirSync(join(sources, 'node_modules/@site'));
  for (const workspace of workspaces) {
    const { name } = readPackage(join(sources, workspace)) as { name: string };
    symlinkSync(join(sources, workspace), join(sources, 'node_modules', name));
  }
}

/** What a lock file says of the packages of others, as one text. Our own change with every release. */
function lockedPackages(sources: string): string {
  const text = readFileSync(join(sources, 'package-lock.json'), 'utf8');
  const { packages } = JSON.parse(text) as { packages: Record<string, { link?: boolean }> };
  const others = Object.entries(packages).filter(
    ([path, { link }]) => /(^|\/)node_modules\//.test(path) && !link,
  );
  return JSON.stringify(others.sort(([one], [other]) => (one < other ? -1 : 1)));
}

function readPackage(folder: string): unknown {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
}
