import { cp, link, mkdir, readdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { StoredRelease } from '../releases/release';
import { compressFolder } from './compressFolder';

/** The folder of a site that holds the releases' browser files; what stands in it never changes. */
export const RELEASES_FOLDER = 'releases';

/**
 * Puts a release's browser files at their address on the site, with a compressed copy beside each. What an earlier site
 * has of it is shared with that site, as hard links: it never changes.
 */
export async function placeRelease(
  release: StoredRelease,
  site: string,
  earlier?: string,
): Promise<void> {
  const target = join(site, release.base);
  if (earlier && (await linkFolder(join(earlier, release.base), target))) return;
  await mkdir(dirname(target), { recursive: true });
  await cp(join(release.folder, 'web'), target, { recursive: true });
  await compressFolder(target);
}

/** Takes over the releases of an earlier site that a new one does not have. */
export async function keepEarlierReleases(earlier: string, site: string): Promise<void> {
  await linkFolder(join(earlier, RELEASES_FOLDER), join(site, RELEASES_FOLDER));
}

/** Links every file below a folder into another one, but for those that are there. Gives false when there is nothing to link. */
async function linkFolder(from: string, to: string): Promise<boolean> {
  const entries = await readdir(from, { recursive: true, withFileTypes: true }).catch(() => []);
  const files = entries.filter((entry) => entry.isFile());
  for (const entry of files) {
    const file = join(entry.parentPath, entry.name);
    const copy = join(to, file.slice(from.length));
    await mkdir(dirname(copy), { recursive: true });
    await link(file, copy).catch((failure: NodeJS.ErrnoException) => {
      if (failure.code !== 'EEXIST') throw failure;
    });
  }
  return files.length > 0;
}
