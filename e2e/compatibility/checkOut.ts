import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { root } from '@site/tooling/workspace';

/**
 * Puts the sources of a commit into a folder outside the repository, whose own state stays as it is.
 * Throws one sentence that says what to do when this clone does not have the commit.
 */
export function checkOut(commit: string, to: string, repository = root): void {
  requireCommit(commit, repository);
  const archive = `${to}.tar`;
  mkdirSync(to, { recursive: true });
  try {
    git(repository, 'archive', '--format=tar', '-o', archive, commit);
    execFileSync('tar', ['-xf', archive, '-C', to]);
  } finally {
    rmSync(archive, { force: true });
  }
}

function requireCommit(commit: string, repository: string): void {
  if (succeeds(() => git(repository, 'cat-file', '-e', `${commit}^{commit}`))) return;
  throw new Error(`A previous release was made from commit ${commit}, ${advice(repository)}`);
}

function advice(repository: string): string {
  let isShallow: string;
  try {
    isShallow = git(repository, 'rev-parse', '--is-shallow-repository');
  } catch {
    return `and ${repository} is no Git clone that could have it: run this in a clone of the repository.`;
  }
  return isShallow === 'true'
    ? 'which this shallow clone does not have: run "git fetch --unshallow" and try again.'
    : 'which this clone does not have: run "git fetch --all" and try again.';
}

function git(repository: string, ...args: string[]): string {
  return execFileSync('git', args, { cwd: repository, stdio: 'pipe' }).toString().trim();
}

function succeeds(work: () => unknown): boolean {
  try {
    work();
    return true;
  } catch {
    return false;
  }
}
