import type { StoredRelease } from '../releases/release';
import { siteFolder } from '@site/tooling/workspace';
import type { LiveReleases } from '../compose/liveReleases';
import type { Shown } from './state/deploymentState';

export interface PublishOptions {
  /** When the deployment was made, as an ISO date. */
  on: string;
  offered: readonly StoredRelease[];
  /** Whether visitors' browsers keep pages for when there is no network; they do by default. */
  isKept?: boolean;
}

/** Makes the site's pages and tells what they show. */
export interface Publisher {
  /**
   * Makes the site from releases and puts it live, the files of those that are offered for a preview beside them. When it
   * rejects, the live site is what it was.
   */
  publish(releases: LiveReleases, options: PublishOptions): Promise<void>;
  /** What the live pages were made from; undefined while there are none. */
  published(): Promise<Shown | undefined>;
}

/** Publishes into a folder. What renders pages is loaded only where something is published. */
export function publisherIn(site = siteFolder, say?: (line: string) => void): Publisher {
  return {
    publish: async (releases, options) =>
      (await import('../compose/publishSite')).publishSite(releases, {
        ...options,
        site,
        say,
      }),
    published: async () => (await import('../compose/readPublished')).readPublished(site),
  };
}
