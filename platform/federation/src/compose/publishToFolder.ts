import { rmSync } from 'node:fs';
import { readdir, readlink, rename, rm, symlink } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { VISITS_ADDRESS } from '@site/contracts/visitReport';
import type { StoredRelease } from '../releases/releaseFormat';
import { siteFolder } from '@site/tooling/workspace';
import { contentCache } from '../page-cache/contentCache';
import { composeSite } from './composeSite';
import type { LiveReleases } from '../releases/liveReleases';

/** The folder beside the site's link that holds what was composed; the link leads to one of them. */
const MADE_SITES = 'sites';

/** The folder beside it that keeps rendered pages and compressed files for later compositions. It may be deleted. */
const PAGE_CACHE = 'page-cache';

export interface PublishOptions {
  /** When the deployment was made, as an ISO date: the pages depend on it and not on the clock. */
  on: string;
  /** The address of the composed site's folder; a link that is moved when everything is in place. */
  site?: string;
  /** Further releases whose files go to the site, for a preview; no page names them. */
  offered?: readonly StoredRelease[];
  /** Whether visitors' browsers keep pages for when there is no network; they do by default. */
  keepsPages?: boolean;
  /** Takes a line about a page that is left out. */
  say?: ((line: string) => void) | undefined;
}

/**
 * Composes a site from its releases and puts it in the place of the one that is there.
 * The new site is made aside, and one rename makes it live, so that a failure leaves the old one whole. Files of
 * earlier releases stay, for tabs that are still open. Rejects with the reason when a page cannot be rendered.
 */
export async function publishToFolder(
  live: LiveReleases,
  { on, site = siteFolder, offered = [], keepsPages, say }: PublishOptions,
): Promise<void> {
  const made = join(dirname(site), MADE_SITES, `${Date.now()}-${process.pid}`);
  const current = await currentFolder(site);
  const settings = { visits: VISITS_ADDRESS };
  try {
    await composeSite(live, {
      on,
      site: made,
      offered,
      keepsPages,
      earlier: current,
      cache: contentCache(join(dirname(site), PAGE_CACHE)),
      settings,
      say,
    });
  } catch (failure) {
    await rm(made, { recursive: true, force: true });
    throw failure;
  }
  await symlink(join(MADE_SITES, basename(made)), `${made}.link`);
  await rename(`${made}.link`, site);
  // The site is live. What cannot be removed now is removed by the next deployment.
  await removeOthers(made).catch(() => undefined);
}

/** The folder that the site's link leads to, or undefined while there is none. */
async function currentFolder(site: string): Promise<string | undefined> {
  const target = await readlink(site).catch(() => undefined);
  return target && join(dirname(site), target);
}

/**
 * Removes sites that are no longer live, also those that a killed compose left behind. They may have thousands of files: waiting for
 * each takes longer than removing it.
 */
async function removeOthers(live: string): Promise<void> {
  const folder = dirname(live);
  const others = (await readdir(folder)).filter((name) => name !== basename(live));
  others.forEach((name) => rmSync(join(folder, name), { recursive: true, force: true }));
}
