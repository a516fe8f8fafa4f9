import { execFileSync } from 'node:child_process';
import { root } from '@site/tooling/workspace';

/** The files that differ between a commit and where it left the other one's history, also those that are gone. */
export function changedFiles(base: string, head = 'HEAD'): string[] {
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
