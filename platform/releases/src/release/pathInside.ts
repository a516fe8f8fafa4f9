import { resolve, sep } from 'node:path';

/**
 * The absolute path of something in a folder, for paths that come from outside.
 * @throws when the path leads out of the folder, or to the folder itself
 */
export function pathInside(folder: string, path: string): string {
  const root = resolve(folder);
  // A path on a site begins with a slash and is meant from the site's root.
  const target = resolve(root, `./${path}`);
  if (!target.startsWith(root + sep)) throw new Error(`"${path}" leads out of ${root}.`);
  return target;
}
