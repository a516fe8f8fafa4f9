import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { lockFile } from '../firestore/lock';
import { bucketStore } from '../releases/bucketStore';
import { folderStore } from '../releases/folderStore';
import { httpBucket, isBucketAddress } from '../releases/httpBucket';
import type { ReleaseStore } from '../releases/releaseStore';
import { root } from '../workspace';
import { lockInBucket } from './lockInBucket';
import { lockInFolder } from './lockInFolder';
import type { LockPlace } from './lockPlace';

/** Where the site's releases and its lock are unless a command says otherwise: `.site` at the repository's root, absolute. */
export const defaultSiteFolder = join(root, '.site');

const LOCK_FILE = 'site.lock.json';

/** The releases of a site, and which of them are live. */
export interface Site {
  store: ReleaseStore;
  lockPlace: LockPlace;
  /** Does something while no other process of this machine changes the site. Rejects when one does. */
  guarded<Result>(work: () => Promise<Result>): Promise<Result>;
}

function guardedIn(folder: string): Site['guarded'] {
  return async (work) => {
    await mkdir(folder, { recursive: true });
    const release = await lockFile(join(folder, LOCK_FILE));
    try {
      return await work();
    } finally {
      await release();
    }
  };
}

/** Opens a site whose releases and lock are in a folder. */
export function siteInFolder(folder: string): Site {
  const place = resolve(folder);
  return {
    store: folderStore(place),
    lockPlace: lockInFolder(join(place, LOCK_FILE)),
    guarded: guardedIn(place),
  };
}

/**
 * Opens a site by the address that a command was given: a folder, or `gs://bucket/prefix`. A bucket's access token is
 * in `SITE_STORE_TOKEN`; `SITE_STORE_CACHE` names the folder where opened releases are kept, and
 * `STORAGE_EMULATOR_HOST`, which is Google's own name for it, the server instead of theirs. Throws a sentence.
 */
export function openSite(address = defaultSiteFolder, environment = process.env): Site {
  if (!isBucketAddress(address)) return siteInFolder(address);
  const token = environment.SITE_STORE_TOKEN;
  if (!token) throw new Error(`${address} needs an access token in SITE_STORE_TOKEN.`);
  const bucket = httpBucket(address, token, environment.STORAGE_EMULATOR_HOST);
  const cache =
    environment.SITE_STORE_CACHE ??
    join(defaultSiteFolder, 'opened', encodeURIComponent(bucket.address));
  return {
    store: bucketStore(bucket, cache),
    lockPlace: lockInBucket(bucket),
    guarded: guardedIn(cache),
  };
}
