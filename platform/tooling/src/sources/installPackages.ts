import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../workspace';

export { packageOnUse } from './packageOnUse';

/**
 * Gives sources of another commit the packages of their time: those that are installed here when both lock files name the
 * same ones, and an installation of their own when not. Throws with what npm said.
 * @param bring how the ones installed here get there
 */
export function installPackages(sources: string, bring = linkPackages): void {
  if (lockedPackages(sources) === lockedPackages(root)) return bring(sources);
  execFileSync('npm', ['ci'], {
    cwd: sources,
    env: { ...process.env, NODE_ENV: undefined },
    stdio: 'pipe',
  });
}

/** Gives sources elsewhere their packages: what is installed here is shared, the workspaces are their own. */
export function linkPackages(sources: string): void {
  const installed = join(root, 'node_modules');
  const packages = join(sources, 'node_modules');
  mkdirSync(packages, { recursive: true });
  for (const name of readdirSync(installed).filter((it) => it !== '@site')) {
    symlinkSync(join(installed, name), join(packages, name));
  }
  const { workspaces } = readPackage(sources) as { workspaces: string[] };
  for (const workspace of workspaces) {
    const { name } = readPackage(join(sources, workspace)) as { name: string };
    mkdirSync(dirname(join(packages, name)), { recursive: true });
    symlinkSync(join(sources, workspace), join(packages, name));
    // Versions of its own, where another workspace needs others.
    const own = join(root, workspace, 'node_modules');
    if (existsSync(own)) symlinkSync(own, join(sources, workspace, 'node_modules'));
  }
}

/**
 * The same as if they were installed there: webpack numbers modules by where they are, and follows links. Files are linked one
 * by one where both folders are on one disk.
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
