import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '@site/tooling/workspace';

const here = join(root, 'platform/releases/src/adopt/testing');
const STARTERS = join(here, 'starters');
const BUILT = join(here, 'built');

/** Small remotes as teams outside would make them, each with the ordinary plugin of its bundler. */
export const starters = ['webpack', 'rspack', 'vite'] as const;

export type Starter = (typeof starters)[number];

/** As in a terminal: bundlers and their plugins build otherwise, or not at all, when these say that this is a test. */
const env = { ...process.env, NODE_ENV: undefined, JEST_WORKER_ID: undefined };

const run = (command: string, args: string[], cwd: string) =>
  execFileSync(command, args, { cwd, stdio: 'pipe', env });

/** Puts the finished build of a starter into a folder. It was built before (`buildStarter`): the tools take a minute to install. */
export function placeStarter(starter: Starter, to: string): string {
  mkdirSync(to, { recursive: true });
  run('tar', ['-xzf', join(BUILT, `${starter}.tar.gz`), '-C', to], BUILT);
  return to;
}

/** Installs the tools of a starter in a folder and builds it there. Needs the npm registry. @returns the build's folder. */
export function buildStarter(starter: Starter, place: string): string {
  cpSync(join(STARTERS, starter), place, { recursive: true });
  run('npm', ['install', '--no-audit', '--no-fund', '--ignore-scripts'], place);
  run('npm', ['run', 'build'], place);
  return join(place, 'dist');
}
