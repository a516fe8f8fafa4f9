import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { linkPackages } from '../site/copyOfSources';

const root = join(__dirname, '../..');

/**
 * Gives sources of the past the packages of their time: those that are installed here when both lock files name the
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

/** What a lock file says of the packages of others, as one text. Our own change with every release. */
function lockedPackages(sources: string): string {
  const text = readFileSync(join(sources, 'package-lock.json'), 'utf8');
  const { packages } = JSON.parse(text) as { packages: Record<string, { link?: boolean }> };
  const others = Object.entries(packages).filter(
    ([path, { link }]) => /(^|\/)node_modules\//.test(path) && !link,
  );
  return JSON.stringify(others.sort(([one], [other]) => (one < other ? -1 : 1)));
}
