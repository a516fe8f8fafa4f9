import { execFileSync, spawnSync } from 'node:child_process';
import { root } from '@site/tooling/workspace';

/**
 * The files that differ between a commit and where it left the other one's history, also those that are gone.
 * @throws when one of them is no commit of this clone
 */
export function changedFiles(base: string, head = 'HEAD'): string[] {
  for (const name of [base, head]) {
    const words = ['rev-parse', '--verify', '--quiet', '--end-of-options', `${name}^{commit}`];
    if (spawnSync('git', words, { cwd: root }).status !== 0) {
      throw new Error(`There is no commit "${name}" in this clone. Fetch it, or name another one.`);
    }
  }
  const output = execFileSync(
    'git',
    ['diff', '--name-only', '-z', '--no-renames', `${base}...${head}`],
    {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  return output.split('\0').filter(Boolean);
}

/** The files that no commit has as they are. */
export const uncommittedFiles = (): string[] =>
  execFileSync('git', ['status', '--porcelain'], { cwd: root, encoding: 'utf8' })
    .split('\n')
    .flatMap((line) => line.slice(3) || []);
