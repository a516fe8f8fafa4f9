import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, readdirSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../workspace';

/**
 * Gives sources of another commit the packages of their time: those that are installed here when both lock files name the
 * same ones, and an installation of their own when not. Throws with what npm said.
 */
export function installPackages(sources: string): void {
  if (lockedPackages(sources) === lockedPackages(root)) return linkPackages(sources);
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
