import { git } from './git';

/** Whether a clone lacks earlier commits, as `git clone --depth 1` leaves it. */
export const isShallow = (folder: string): boolean =>
  git(folder, 'rev-parse', '--is-shallow-repository') === 'true';

/** @throws in a shallow clone: git answers as if its oldest commit had made everything, and no tag were there */
export function assertWholeHistory(folder: string): void {
  if (isShallow(folder)) {
    throw new Error('This clone is shallow. Run: git fetch --unshallow --tags');
  }
}
