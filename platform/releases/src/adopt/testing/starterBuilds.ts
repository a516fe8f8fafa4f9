import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '@site/tooling/workspace';

const BUILT = join(root, 'platform/releases/src/adopt/testing/built');

/** Small remotes as teams outside would make them, each with the ordinary plugin of its bundler. */
export const starters = ['webpack', 'rspack', 'vite'] as const;

export type Starter = (typeof starters)[number];

/** Puts the finished build of a starter into a folder: its tools take a minute to install. */
export function placeStarter(starter: Starter, to: string): string {
  mkdirSync(to, { recursive: true });
  execFileSync('tar', ['-xzf', join(BUILT, `${starter}.tar.gz`), '-C', to]);
  return to;
}
