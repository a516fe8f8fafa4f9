import { mkdir } from 'node:fs/promises';
import type { StoredRelease } from '../releases/release';
import { composePages } from './composePages';
import type { LiveReleases } from '../releases/liveReleases';
import { keepEarlierReleases, listReleases, placeRelease } from './placeRelease';
import { keepPublicFiles } from './publicFiles';

export interface ComposeOptions {
  /** When the deployment was made, as an ISO date: the pages depend on it and not on the clock. */
  on: string;
  /** The folder that becomes the site. */
  site: string;
  /** Further releases whose files go to the site, for a preview; no page names them. */
  offered?: readonly StoredRelease[];
  /** Releases that pages of earlier deployments name: tabs may still be open on them. */
  kept?: readonly StoredRelease[];
  /** Whether visitors' browsers keep pages for when there is no network; they do by default. */
  keepsPages?: boolean | undefined;
  /** A site on the same disk whose releases are shared with this one. */
  earlier?: string | undefined;
  /** Whether files get a compressed copy beside them, which a host that compresses by itself has no use for. */
  isCompressed?: boolean;
  /** Takes a line about a page that is left out. */
  say?: ((line: string) => void) | undefined;
}

/** Composes a whole site in a folder: the pages of the live releases, and the files of all releases. */
export async function composeSite(
  live: LiveReleases,
  {
    on,
    site,
    offered = [],
    kept = [],
    keepsPages,
    earlier,
    isCompressed = true,
    say,
  }: ComposeOptions,
): Promise<void> {
  await mkdir(site, { recursive: true });
  const listed = [...Object.values(live), ...offered];
  await Promise.all(listed.map((it) => placeRelease(it, site, { earlier, isCompressed })));
  const others = kept.filter(({ base }) => !listed.some((it) => it.base === base));
  // Few tabs ask for them, and to compress ten deployments would take a minute.
  await Promise.all(others.map((it) => placeRelease(it, site, { isCompressed: false })));
  await composePages(live, { on, site, keepsPages, isCompressed, say });
  for (const release of kept) await keepPublicFiles(release, site);
  if (earlier) await keepEarlierReleases(earlier, site);
  await listReleases(site, listed);
}
