import { isBucketAddress } from '../store/httpBucket';
import type { ReleaseStore } from '../store/releaseStore';
import { bucketPlace } from './bucketPlace';
import { folderPlace } from './folderPlace';
import type { WithLock, SitePlace } from './sitePlace';
import type { StatePlace } from './state/deploymentState';
import type { Publisher } from './publisher';

export interface Site {
  store: ReleaseStore;
  /** The name of the public site; undefined for that of this machine. */
  target: string | undefined;
  deployments: StatePlace;
  publisher: Publisher;
  /** Whether it is made of releases; what is not is built from the sources. */
  hasReleases: boolean;
  /** Does something while no other process changes this site. Waits for one that does, then rejects. */
  withLock: WithLock;
}

export interface SiteOptions {
  /** Makes the pages. */
  publisher: Publisher;
  /** The name of the public site that is deployed to; by default the site is the one composed on this machine. */
  target?: string;
  hasReleases?: boolean;
  /** Takes a line about what is waited for. */
  say?: (line: string) => void;
}

function openPlace(address: string | undefined, say?: SiteOptions['say']): SitePlace {
  return isBucketAddress(address) ? bucketPlace(address, say) : folderPlace(address, say);
}

/** Opens the releases alone; addresses are those of `openSite`. */
export const openStore = (address?: string): ReleaseStore => openPlace(address).store;

/** Opens a site by the address that a command was given: a folder, or `gs://bucket/prefix`. */
export function openSite(
  address: string | undefined,
  { publisher, target, hasReleases = true, say }: SiteOptions,
): Site {
  const place = openPlace(address, say);
  return {
    store: place.store,
    target,
    publisher,
    hasReleases,
    deployments: place.stateOf(target),
    withLock: place.lockOf(target),
  };
}
