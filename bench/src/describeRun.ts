import { cpus, totalmem } from 'node:os';
import type { Browser } from 'playwright-core';
import { git } from '@site/tooling/git/git';
import { root } from '@site/tooling/workspace';
import type { RunDescription } from './results/results';

const GIGABYTE = 2 ** 30;

/** Says where and of what a run was made. Takes when it began. */
export function describeRun(
  { startedAt, rounds, commit }: { startedAt: Date; rounds: number; commit: string },
  browser: Browser,
): RunDescription {
  const [processor] = cpus();
  const memory = Math.round(totalmem() / GIGABYTE);
  return {
    startedAt: startedAt.toISOString().slice(0, 16).replace('T', ' '),
    minutes: Math.round((Date.now() - startedAt.getTime()) / 60_000),
    commit,
    machine: `${cpus().length} x ${processor?.model.trim()}, ${memory} GB, Node ${process.versions.node}`,
    browser: `Chromium ${browser.version()}`,
    rounds,
  };
}

/** The commit of the sources, with `+` behind it when they have changed since. */
export function sourceVersion(): string {
  const changes = git(root, 'status', '--porcelain');
  return git(root, 'rev-parse', '--short=8', 'HEAD') + (changes ? '+' : '');
}
