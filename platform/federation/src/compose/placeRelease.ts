import { linkSync, mkdirSync } from 'node:fs';
import { mkdir, readdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  PUBLISHED_RELEASE_FILE,
  RELEASE_LIST_FILE,
  RELEASES_ADDRESS,
} from '@site/contracts/publishedRelease';
import type { StoredRelease } from '../releases/releaseFormat';
import { pathInside } from '../releases/pathInside';
import { applicationNames, folderOf } from '@site/tooling/workspace';
import { compressFolder, type CompressOptions } from './compressFolder';
import { placeReleaseFiles } from './placeReleaseFiles';
import { publishedRelease } from './pinnedRelease';

/**
 * They would tell other hosts that they can load our remotes, which need this site's shell
 * (docs/decisions/022-adopted-remotes.md).
 */
const NOT_PUBLISHED = ['mf-manifest.json', 'mf-stats.json'];

/** The lists of releases differ from site to site. */
const NOT_LINKED: readonly string[] = [RELEASE_LIST_FILE, ...NOT_PUBLISHED];

const isThere = (file: string) => stat(file).then(Boolean, () => false);

export interface PlaceOptions extends CompressOptions {
  /** A site on the same disk. Files of releases that it has are shared with it, as hard links: they never change. */
  earlier?: string | undefined;
  /** Whether each file gets a compressed copy beside it; it does by default. */
  isCompressed?: boolean;
}

/** Puts a release's browser files at their address on the site, and what is public of the release. */
export async function placeRelease(
  release: StoredRelease,
  site: string,
  { earlier, isCompressed = true, cache }: PlaceOptions = {},
): Promise<void> {
  const target = pathInside(site, release.base);
  const isShared = earlier && (await linkFolder(join(earlier, release.base), target));
  if (!isShared) {
    placeReleaseFiles(release, target, { earlier, without: NOT_PUBLISHED });
    if (isCompressed) await compressFolder(target, { cache });
  }
  const description = join(target, PUBLISHED_RELEASE_FILE);
  if (await isThere(description)) return;
  await writeFile(description, JSON.stringify(publishedRelease(release)));
}

/** Takes over the releases of an earlier site that a new one does not have. */
export async function keepEarlierReleases(earlier: string, site: string): Promise<void> {
  await linkFolder(join(earlier, RELEASES_ADDRESS), join(site, RELEASES_ADDRESS));
}

/** Links every file below a folder into another one, but for those that are there. Gives false when there is nothing to link. */
async function linkFolder(from: string, to: string): Promise<boolean> {
  const entries = await readdir(from, { recursive: true, withFileTypes: true }).catch(() => []);
  const files = entries.filter((entry) => entry.isFile() && !NOT_LINKED.includes(entry.name));
  const folders = new Set(files.map(({ parentPath }) => parentPath.slice(from.length)));
  folders.forEach((it) => mkdirSync(join(to, it), { recursive: true }));
  for (const entry of files) {
    const file = join(entry.parentPath, entry.name);
    try {
      linkSync(file, join(to, file.slice(from.length)));
    } catch (failure) {
      if ((failure as NodeJS.ErrnoException).code !== 'EEXIST') throw failure;
    }
  }
  return files.length > 0;
}

/** Writes, for each application, the list of the releases that a preview may ask for: the live one and those offered. */
export async function listReleases(
  site: string,
  releases: readonly Pick<StoredRelease, 'application' | 'id'>[],
): Promise<void> {
  for (const application of applicationNames) {
    const ids = releases.filter((it) => it.application === application).map(({ id }) => id);
    const folder = pathInside(site, join(RELEASES_ADDRESS, folderOf(application)));
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, RELEASE_LIST_FILE), JSON.stringify(ids.sort()));
  }
}
