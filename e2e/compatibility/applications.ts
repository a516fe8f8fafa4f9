import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { remotes } from '@site/contracts/remotes';

/** The applications by the names that `npm run site` takes, each with its workspace folder. */
export const applications = {
  shell: 'shell',
  products: remotes.remoteProducts.folder,
  order: remotes.remoteOrder.folder,
} as const;

export type Application = keyof typeof applications;

export const applicationNames = Object.keys(applications) as Application[];

/**
 * Builds an application in other sources than this checkout's, with those sources' own tools. Gives the folder of the
 * release that came out. Throws with what the build said.
 */
export function buildIn(sources: string, name: Application): string {
  const folder = applications[name];
  const releases = join(sources, '.site/releases', folder);
  execFileSync('npm', ['run', 'build', '-w', folder], { cwd: sources, stdio: 'pipe' });
  const [id, ...others] = readdirSync(releases);
  if (!id || others.length) throw new Error(`${releases} does not hold the one release just made.`);
  return join(releases, id);
}
