import { hostname } from 'node:os';
import { join } from 'node:path';
import { bucketStore } from '../store/bucketStore';
import { httpBucket } from '../store/httpBucket';
import { defaultSiteFolder } from './folderPlace';
import { commandOptions } from './commandOptions';
import { withFileLock } from './withFileLock';
import { nameOf, type SitePlace } from './sitePlace';
import { deploymentLeaseInBucket } from './state/deploymentLeaseInBucket';
import { stateInBucket } from './state/stateInBucket';

/**
 * Sites in a bucket, `gs://bucket/prefix`. Its access token is in `SITE_STORE_TOKEN`; `SITE_STORE_CACHE` names the folder where
 * opened releases are kept, and `STORAGE_EMULATOR_HOST`, which is Google's own name for it, the server instead of theirs.
 * @throws without an access token
 */
export function bucketPlace(address: string, say?: (line: string) => void): SitePlace {
  const { SITE_STORE_TOKEN: token, STORAGE_EMULATOR_HOST, SITE_STORE_CACHE } = process.env;
  if (!token) throw new Error(`${address} needs an access token in SITE_STORE_TOKEN.`);
  const bucket = httpBucket(address, token, STORAGE_EMULATOR_HOST);
  const cache =
    SITE_STORE_CACHE ?? join(defaultSiteFolder, 'opened', encodeURIComponent(bucket.address));
  const holder = `process ${process.pid} on ${hostname()}`;
  const store = bucketStore(bucket, cache);
  return {
    store,
    stateOf: (target) =>
      stateInBucket(
        bucket,
        `${nameOf('deployments', target)}/`,
        `npm run site -- status --live${commandOptions({ target, store })}`,
      ),
    lockOf(target) {
      const name = nameOf('lock', target);
      const withLockHere = withFileLock(join(cache, name), say);
      const withLease = deploymentLeaseInBucket(bucket, { prefix: `${name}/`, holder, say });
      return (work) => withLockHere(() => withLease(work));
    },
  };
}
