import { execFileSync } from 'node:child_process';
import { root } from '@site/tooling/workspace';

const git = (...args: string[]) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();

/** The commit of the sources, with `+` behind it when they have changed since. */
export function sourceVersion(): string {
  const changes = git('status', '--porcelain');
  return git('rev-parse', '--short=8', 'HEAD') + (changes ? '+' : '');
}
