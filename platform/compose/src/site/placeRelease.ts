import { constants, copyFileSync, linkSync, mkdirSync } from 'node:fs';
import { cp, readdir, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { PUBLISHED_RELEASE_FILE, RELEASES_ADDRESS } from '@site/contracts/publishedRelease';
import { type StoredRelease, pathInside } from '@site/releases';
import { ifThere } from '@site/tooling/files/ifThere';
import { publishedRelease } from './pinnedRelease';

/**
 * They would tell other hosts that they can load our remotes, which need this site's shell
 * (docs/decisions/022-releases-of-others.md).
 */
const NOT_PUBLISHED = ['mf-manifest.json', 'mf-stats.json'];

/** The site writes the description itself: that of an earlier site may be missing. */
const NOT_PLACED = [PUBLISHED_RELEASE_FILE, ...NOT_PUBLISHED];

/**
 * Puts a release's browser files at their address on the site, and what is public of the release. Files of releases that an
 * earlier site on the same disk has are shared with it, as hard links: they never change.
 */
export async function placeRelease(
  release: StoredRelease,
  site: string,
  earlier?: string,
): Promise<void> {
  const target = pathInside(site, release.base);
  const isShared = earlier && (await linkFolder(join(earlier, release.base), target, NOT_PLACED));
  if (!isShared) {
    const web = join(release.folder, 'web');
    await cp(web, target, {
      recursive: true,
      filter: (source) => !NOT_PLACED.includes(relative(web, source)),
    });
  }
  await writeFile(join(target, PUBLISHED_RELEASE_FILE), JSON.stringify(publishedRelease(release)));
}

/** Takes over the releases of an earlier site that a new one does not have. */
export async function keepEarlierReleases(earlier: string, site: string): Promise<void> {
  const [from, to] = [join(earlier, RELEASES_ADDRESS), join(site, RELEASES_ADDRESS)];
  for (const folder of (await ifThere(readdir(from))) ?? []) {
    // Earlier versions have a list beside them.
    const entries = await readdir(join(from, folder), { withFileTypes: true });
    for (const { name: id } of entries.filter((entry) => entry.isDirectory())) {
      await linkFolder(join(from, folder, id), join(to, folder, id), NOT_PUBLISHED);
    }
  }
}

/** What systems answer that have no hard links, or none of files of another owner, on another disk, or any more of this one. */
const NO_LINK = ['EACCES', 'EMLINK', 'ENOSYS', 'ENOTSUP', 'EOPNOTSUPP', 'EPERM', 'EXDEV'];

function linkOrCopy(file: string, target: string): void {
  try {
    try {
      linkSync(file, target);
    } catch (failure) {
      if (!NO_LINK.includes((failure as NodeJS.ErrnoException).code ?? '')) throw failure;
      copyFileSync(file, target, constants.COPYFILE_EXCL);
    }
  } catch (failure) {
    if ((failure as NodeJS.ErrnoException).code !== 'EEXIST') throw failure;
  }
}

/**
 * Links every file below a folder into another one, but for those that are there. Takes paths to leave out. Gives false when
 * there is nothing to link.
 */
async function linkFolder(from: string, to: string, without: readonly string[]): Promise<boolean> {
  const entries = (await ifThere(readdir(from, { recursive: true, withFileTypes: true }))) ?? [];
  const files = entries.filter(
    (entry) =>
      entry.isFile() && !without.includes(relative(from, join(entry.parentPath, entry.name))),
  );
  const folders = new Set(files.map(({ parentPath }) => parentPath.slice(from.length)));
  folders.forEach((folder) => mkdirSync(join(to, folder), { recursive: true }));
  for (const entry of files) {
    const file = join(entry.parentPath, entry.name);
    linkOrCopy(file, join(to, file.slice(from.length)));
  }
  return files.length > 0;
}
