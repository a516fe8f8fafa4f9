import { relative, sep } from 'node:path';
import { root } from '@site/tooling/workspace';

/** True for a file or folder of this repository; false for what is installed, built or temporary. */
export function isSource(path: string): boolean {
  const parts = relative(root, path).split(sep);
  // webpack also names the root folder, whose time changes with everything that is put into it.
  if (parts[0] === '') return false;
  return (
    parts[0] !== '..' &&
    !parts.some((it) => it === 'node_modules' || it === 'dist' || it === '.site')
  );
}
