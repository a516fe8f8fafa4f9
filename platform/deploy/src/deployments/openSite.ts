import { openStore } from '@site/releases/store/openStore';
import type { ReleaseStore } from '@site/releases/store/releaseStore';
import { openRecord, type RecordOptions } from './openRecord';
import type { Publisher } from './publisher';
import type { StatePlace } from './state/deploymentState';

export interface Site {
  store: ReleaseStore;
  /** The name of the public site; undefined for that of this machine. */
  target: string | undefined;
  publisher: Publisher;
  /** Whether it is made of releases; what is not is built from the sources. */
  hasReleases: boolean;
  deployments: StatePlace;
  /** Does something while no other process changes this site. Waits for one that does, then rejects. */
  withLock<Result>(work: () => Promise<Result>): Promise<Result>;
}

export interface SiteOptions extends RecordOptions {
  /** Makes the pages. */
  publisher: Publisher;
  hasReleases?: boolean;
}

/** Opens a site by the address that a command was given: a folder, or `gs://bucket/prefix`. */
export const openSite = (
  address: string | undefined,
  { publisher, hasReleases = true, ...options }: SiteOptions,
): Site => ({
  store: openStore(address),
  target: options.target,
  publisher,
  hasReleases,
  ...openRecord(address, options),
});
