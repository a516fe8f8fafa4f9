import { spawnSync } from 'node:child_process';
import { root } from '../workspace';

/** What git says has changed, a line each; nothing where there is no repository, as in a downloaded copy. */
function changes(folder: string): string[] {
  const { status, stdout } = spawnSync('git', ['status', '--porcelain'], { cwd: folder });
  return status === 0 ? stdout.toString().split('\n').filter(Boolean) : [];
}

/** @throws when something is not committed: what is made could not be told from it, or undone by itself. */
export function checkTree(folder: string = root): void {
  const [first, ...rest] = changes(folder);
  if (first === undefined) return;
  const more = rest.length ? ` and ${rest.length} more` : '';
  throw new Error(
    `Not committed: ${first.slice(3)}${more}. Commit or stash first, or add --allow-dirty.`,
  );
}
