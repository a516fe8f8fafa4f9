import { git } from './git';

/**
 * @throws in a clone that lacks earlier commits, as `git clone --depth 1` leaves it: git answers as if its oldest commit had
 * made everything, and no tag were there
 */
export function assertWholeHistory(folder: string): void {
  if (git(folder, 'rev-parse', '--is-shallow-repository') === 'true') {
    throw new Error('This clone is shallow. Run: git fetch --unshallow --tags');
  }
}
