import { join, resolve } from 'node:path';
import { bucketStore } from '../release-store/bucketStore';
import { folderStore } from '../release-store/folderStore';
import { httpBucket, isBucketAddress } from '../release-store/httpBucket';
import type { ReleaseStore } from '../release-store/releaseStore';
import { root } from '@site/tooling/workspace';
import { guardedIn } from './guard';
import { stateInBucket } from './state/stateInBucket';
import { stateInFolder } from './state/stateInFolder';
import type { StatePlace } from './state/statePlace';
import { publisherIn, type Publisher } from './publisher';

/** Where releases and deployment state are by default: `.site` at the repository's root, absolute. */
export const defaultSiteFolder = join(root, '.site');

const STATE_FILE = 'deployments.json';

/** The releases of a site, which of them are live, and its pages. */
export interface Site {
  store: ReleaseStore;
  deployments: StatePlace;
  publisher: Publisher;
  /** Does something while no other process of this machine changes the site. Waits for one that does, then rejects. */
  guarded<Result>(work: () => Promise<Result>): Promise<Result>;
}

export interface SiteOptions {
  /** Makes the pages; into `dist/site` by default. */
  publisher?: Publisher;
  environment?: NodeJS.ProcessEnv;
  /** Takes a line about what is waited for. */
  say?: (line: string) => void;
}

/** Opens a site whose releases and deployment state are in a folder. */
export function siteInFolder(
  folder: string,
  { publisher = publisherIn(), say }: SiteOptions = {},
): Site {
  const place = resolve(folder);
  return {
    store: folderStore(place),
    deployments: stateInFolder(join(place, STATE_FILE)),
    publisher,
    guarded: guardedIn(join(place, STATE_FILE), say),
  };
}

/**
 * Opens a site by the address that a command was given: a folder, or `gs://bucket/prefix`. A bucket's access token is
 * in `SITE_STORE_TOKEN`; `SITE_STORE_CACHE` names the folder where opened releases are kept, and
 * `STORAGE_EMULATOR_HOST`, which is Google's own name for it, the server instead of theirs.
 */
export function openSite(address = defaultSiteFolder, options: SiteOptions = {}): Site {
  if (!isBucketAddress(address)) return siteInFolder(address, options);
  const { publisher = publisherIn(), environment = process.env, say } = options;
  const token = environment.SITE_STORE_TOKEN;
  if (!token) throw new Error(`${address} needs an access token in SITE_STORE_TOKEN.`);
  const bucket = httpBucket(address, token, environment.STORAGE_EMULATOR_HOST);
  const cache =
    environment.SITE_STORE_CACHE ??
    join(defaultSiteFolder, 'opened', encodeURIComponent(bucket.address));
  return {
    store: bucketStore(bucket, cache),
    deployments: stateInBucket(bucket),
    publisher,
    guarded: guardedIn(join(cache, STATE_FILE), say),
  };
}
