import { join, resolve } from 'node:path';
import { shellWord } from '@site/tooling/command-line/command';
import { root } from '@site/tooling/workspace';
import type { Bucket } from './bucket';
import { bucketStore } from './bucketStore';
import { folderStore } from './folderStore';
import { httpBucket, isBucketAddress } from './httpBucket';
import type { ReleaseStore } from './releaseStore';

/** Where releases and deployment state are by default: `.site` at the repository's root, absolute. */
export const defaultSiteFolder = join(root, '.site');

/**
 * Opens `gs://bucket/prefix`. Its access token is in `SITE_STORE_TOKEN`; `SITE_STORE_CACHE` names the folder where opened releases
 * are kept, and `STORAGE_EMULATOR_HOST`, which is Google's own name for it, the server instead of theirs.
 * @throws without an access token
 */
export function openBucket(address: string): { bucket: Bucket; cache: string } {
  const { SITE_STORE_TOKEN: token, STORAGE_EMULATOR_HOST, SITE_STORE_CACHE } = process.env;
  if (!token) throw new Error(`${address} needs an access token in SITE_STORE_TOKEN.`);
  const bucket = httpBucket(address, token, STORAGE_EMULATOR_HOST);
  const cache =
    SITE_STORE_CACHE ?? join(defaultSiteFolder, 'opened', encodeURIComponent(bucket.address));
  return { bucket, cache };
}

/** Opens the releases of a folder, or of `gs://bucket/prefix`. */
export function openStore(address = defaultSiteFolder): ReleaseStore {
  if (!isBucketAddress(address)) return folderStore(resolve(address));
  const { bucket, cache } = openBucket(address);
  return bucketStore(bucket, cache);
}

/** How a suggested command names a store that is not the usual one. */
export const storeOption = ({ address }: Pick<ReleaseStore, 'address'>): string =>
  address === defaultSiteFolder ? '' : ` --store ${shellWord(address)}`;
