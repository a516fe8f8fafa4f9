import { RELEASES_ADDRESS } from '@site/contracts/publishedRelease';

/** What a deployment would change of the files that the host shows. */
export interface VersionChanges {
  added: string[];
  changed: string[];
  removed: string[];
}

/** Compares files by the host's hashes. */
export function compareVersions(
  before: ReadonlyMap<string, string>,
  after: ReadonlyMap<string, string>,
): VersionChanges {
  return {
    added: [...after.keys()].filter((path) => !before.has(path)).sort(),
    changed: [...after.keys()]
      .filter((path) => before.has(path) && before.get(path) !== after.get(path))
      .sort(),
    removed: [...before.keys()].filter((path) => !after.has(path)).sort(),
  };
}

/** Release files by their folder, since they come and go together; others by themselves. */
export function summarisePaths(paths: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const path of paths) {
    const [, , application = '', release = '', ...rest] = path.split('/');
    const isReleased = path.startsWith(RELEASES_ADDRESS) && rest.length > 0;
    const name = isReleased ? `${RELEASES_ADDRESS}${application}/${release}/` : path;
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return [...counts].map(([name, count]) =>
    name.endsWith('/') ? `${name} (${count} files)` : name,
  );
}
