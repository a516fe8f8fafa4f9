import { git } from '@site/tooling/git/git';
import { root } from '@site/tooling/workspace';

/**
 * The files that differ between a commit and where it left the other one's history, also those that are gone.
 * @throws when one of them is no commit of this clone
 */
export function changedFiles(base: string, head = 'HEAD'): string[] {
  for (const name of [base, head]) {
    try {
      git(root, 'rev-parse', '--verify', '--quiet', '--end-of-options', `${name}^{commit}`);
    } catch {
      throw new Error(`There is no commit "${name}" in this clone. Fetch it, or name another one.`);
    }
  }
  const output = git(root, 'diff', '--name-only', '-z', '--no-renames', `${base}...${head}`);
  return output.split('\0').filter(Boolean);
}
