import { cp, link, mkdir, readdir, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { StoredRelease } from '../releases/release';
import { compressFolder } from './compressFolder';

/** The folder of a site that holds the releases' browser files; what stands in it never changes. */
export const RELEASES_FOLDER = 'releases';

/** Copies a release's browser files to their address on the site, with a compressed copy beside each. */
export async function placeRelease(release: StoredRelease, site: string): Promise<void> {
  const target = join(site, release.base);
  await mkdir(dirname(target), { recursive: true });
  await cp(join(release.folder, 'web'), target, { recursive: true });
  await compressFolder(target);
}

/** Takes over the releases of an earlier site that a new one does not have. Both share the files, as hard links. */
export async function keepEarlierReleases(earlier: string, site: string): Promise<void> {
  const folder = join(earlier, RELEASES_FOLDER);
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  for (const entry of entries.filter((it) => it.isFile())) {
    const from = join(entry.parentPath, entry.name);
    const to = join(site, RELEASES_FOLDER, from.slice(folder.length));
    if (await stat(to).catch(() => undefined)) continue;
    await mkdir(dirname(to), { recursive: true });
    await link(from, to);
  }
}
