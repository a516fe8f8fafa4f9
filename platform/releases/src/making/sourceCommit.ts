import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { root } from '@site/tooling/workspace';

const run = promisify(execFile);

/** Stands behind a commit when the working copy held more. */
export const UNCOMMITTED = '+changes';

/** The commit of the working copy, with `+changes` behind it if there is more than the commit; null without Git. */
export async function sourceCommit(): Promise<string | null> {
  const git = (...args: string[]) =>
    run('git', args, { cwd: root }).then(({ stdout }) => stdout.trim());
  try {
    const commit = await git('rev-parse', 'HEAD');
    return (await git('status', '--porcelain')) === '' ? commit : commit + UNCOMMITTED;
  } catch {
    return null;
  }
}
