import { copyFileSync, linkSync, mkdirSync, readFileSync, readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { RELEASE_LIST_FILE, RELEASES_ADDRESS } from '@site/contracts/publishedRelease';
import { folderOf } from '@site/tooling/workspace';
import { hasIntegrity } from '../releases/hashFiles';
import type { StoredRelease } from '../releases/releaseFormat';

/** The folder of a release of the same application that a site shows or offers. */
function siblingIn(site: string, { application }: StoredRelease): string | undefined {
  const folder = join(site, RELEASES_ADDRESS, folderOf(application));
  try {
    const ids = JSON.parse(readFileSync(join(folder, RELEASE_LIST_FILE), 'utf8')) as string[];
    return ids[0] && join(folder, ids[0]);
  } catch {
    return undefined;
  }
}

function hasHash(file: string, hash: string | undefined): boolean {
  try {
    return hash !== undefined && hasIntegrity(readFileSync(file), hash);
  } catch {
    return false;
  }
}

/**
 * Copies a release's browser files to a folder. Files that are the same in the sibling that an earlier site has, as thousands of
 * texts are, are shared with it as hard links: they never change. Takes paths to leave out.
 */
export function placeReleaseFiles(
  release: StoredRelease,
  target: string,
  { earlier, without }: { earlier: string | undefined; without: readonly string[] },
): void {
  const web = join(release.folder, 'web');
  const sibling = earlier && siblingIn(earlier, release);
  const entries = readdirSync(web, { recursive: true, withFileTypes: true });
  const files = entries.filter(
    (it) => it.isFile() && !without.includes(relative(web, join(it.parentPath, it.name))),
  );
  const folders = new Set(files.map(({ parentPath }) => relative(web, parentPath)));
  folders.forEach((it) => mkdirSync(join(target, it), { recursive: true }));
  // Waiting for each step of each takes longer than the steps.
  for (const { parentPath, name } of files) {
    const file = relative(web, join(parentPath, name));
    const same = sibling && join(sibling, file);
    const hash = release.files[`web/${file.split(sep).join('/')}`];
    if (same && hasHash(same, hash)) linkSync(same, join(target, file));
    else copyFileSync(join(web, file), join(target, file));
  }
}
