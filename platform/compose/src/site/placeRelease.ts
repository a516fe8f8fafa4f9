import { cp, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { PUBLISHED_RELEASE_FILE } from '@site/contracts/publishedRelease';
import { pathInside } from '@site/releases/release/pathInside';
import type { StoredRelease } from '@site/releases/release/releaseFormat';
import { publishedRelease } from './pinnedRelease';

/** They would tell other hosts that they can load our remotes, which need this site's shell. */
const NOT_PUBLISHED = ['mf-manifest.json', 'mf-stats.json'];

/** Puts a release's browser files at their address on the site, and what is public of the release. */
export async function placeRelease(release: StoredRelease, site: string): Promise<void> {
  const target = pathInside(site, release.base);
  const web = join(release.folder, 'web');
  await cp(web, target, {
    recursive: true,
    filter: (source) => !NOT_PUBLISHED.includes(relative(web, source)),
  });
  await writeFile(join(target, PUBLISHED_RELEASE_FILE), JSON.stringify(publishedRelease(release)));
}
