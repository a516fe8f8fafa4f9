import { readdir, readlink, rename, rm, symlink } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { VISITS_ADDRESS } from '@site/contracts/visitReport';
import {
  sourceCommit,
  type LiveReleases,
  type Publication,
  type PublishOptions,
} from '@site/releases';
import { accountName } from '@site/tooling/command-line/account';
import { siteFolder } from '@site/tooling/workspace';
import { composeSite } from './composeSite';

/** The folder beside the site's link that holds what was composed; the link leads to one of them. */
const MADE_SITES = 'sites';

export interface Place {
  /** The address of the composed site's folder; a link that is moved when everything is in place. */
  site?: string;
  /** Takes a line about a page that is missing. */
  say?: ((line: string) => void) | undefined;
}

/**
 * Composes a site from its releases and puts it in the place of the one that is there. The new site is made aside, and
 * one rename makes it live, so that a failure leaves the old one whole. Files of earlier releases stay, for tabs that
 * are still open; the site before stays until the next one is made, for answers that are under way. Rejects with the
 * reason when a page cannot be rendered.
 */
export async function publishToFolder(
  live: LiveReleases,
  { on, keepsPages = true, announce }: PublishOptions,
  { site = siteFolder, say }: Place = {},
): Promise<Publication> {
  const made = join(dirname(site), MADE_SITES, `${Date.now()}-${process.pid}`);
  const current = await currentFolder(site);
  const settings = { visits: VISITS_ADDRESS };
  const removed = removeOthers(dirname(made), [made, current]).catch(() => {});
  try {
    await composeSite(live, { on, site: made, keepsPages, earlier: current, settings, say });
    const publication = {
      version: basename(made),
      by: accountName(),
      commit: sourceCommit(),
    };
    await announce(publication);
    await symlink(join(MADE_SITES, basename(made)), `${made}.link`);
    await rename(`${made}.link`, site);
    await removed;
    return publication;
  } catch (failure) {
    await rm(made, { recursive: true, force: true });
    throw failure;
  }
}

/** The folder that the site's link leads to, or undefined while there is none. */
async function currentFolder(site: string): Promise<string | undefined> {
  const target = await readlink(site).catch(() => undefined);
  return target && join(dirname(site), target);
}

/**
 * Removes all sites but those in use: what was live before the current one, and what a killed compose left behind. What cannot
 * be removed now is removed by the next deployment.
 */
async function removeOthers(folder: string, used: readonly (string | undefined)[]): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  const others = names.map((name) => join(folder, name)).filter((site) => !used.includes(site));
  await Promise.all(others.map((site) => rm(site, { recursive: true, force: true })));
}
