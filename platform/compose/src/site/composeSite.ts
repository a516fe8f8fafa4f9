import { mkdir } from 'node:fs/promises';
import { mapWithLimit } from '@site/tooling/files/mapWithLimit';
import {
  type StoredRelease,
  releasesOf,
  type LiveReleases,
} from '@site/releases/release/releaseFormat';
import { composePages, type PagesOptions } from './composePages';
import { placeRelease } from './placeRelease';
import { placePinsScript } from './pinsScript';
import { keepPublicFiles } from './publicFiles';

export interface ComposeOptions extends PagesOptions {
  /** Those that pages of earlier deployments name: tabs may still be open on them. */
  earlierReleases?: readonly StoredRelease[];
  /** What was live in those deployments, as far as it is known: their pages ask for its pins. */
  earlierDeployments?: readonly LiveReleases[];
}

/** Composes a whole site in a folder: the pages of the live releases, and the files of all releases. */
export async function composeSite(
  live: LiveReleases,
  {
    on,
    site,
    earlierReleases = [],
    earlierDeployments = [],
    keepsPages,
    settings,
    say,
  }: ComposeOptions,
): Promise<void> {
  await mkdir(site, { recursive: true });
  const byBase = new Map(
    [...earlierReleases, ...releasesOf(live)].map((release) => [release.base, release]),
  );
  const all = [...byBase.values()];
  // Not Promise.all: after a failure the folder is removed, so nothing may go on writing into it.
  await mapWithLimit(all, all.length, (release) => placeRelease(release, site));
  await composePages(live, { on, site, keepsPages, settings, say });
  for (const release of earlierReleases) await keepPublicFiles(release, site);
  for (const it of earlierDeployments) await placePinsScript(it, site);
}
