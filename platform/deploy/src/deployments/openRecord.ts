import { hostname } from 'node:os';
import { join, resolve } from 'node:path';
import { isBucketAddress } from '@site/releases/store/httpBucket';
import { defaultSiteFolder, openBucket } from '@site/releases/store/openStore';
import { commandOptions } from './commandOptions';
import type { Site } from './openSite';
import { withFileLock } from './withFileLock';
import { deploymentLeaseInBucket } from './state/deploymentLeaseInBucket';
import { stateInBucket } from './state/stateInBucket';
import { stateInFolder } from './state/stateInFolder';

/** A public site's history is not to be deleted: it says what its visitors see. */
const ADVICE_HERE = 'If another version of these tools wrote it, delete it and run: npm run build';

export interface RecordOptions {
  /** The name of the public site that is deployed to; by default the site is the one composed on this machine. */
  target?: string;
  /** Takes a line about what is waited for. */
  say?: (line: string) => void;
}

/** Opens what is recorded of a site, in a folder or in a bucket, beside the releases that it is made of. */
export function openRecord(
  address = defaultSiteFolder,
  { target, say }: RecordOptions = {},
): Pick<Site, 'deployments' | 'withLock'> {
  const nameOf = (what: string) => (target === undefined ? what : `${what}-${target}`);
  if (!isBucketAddress(address)) {
    const file = join(resolve(address), `${nameOf('deployments')}.json`);
    return {
      deployments: stateInFolder(file, target === undefined ? ADVICE_HERE : undefined),
      withLock: withFileLock(file, say),
    };
  }
  const { bucket, cache } = openBucket(address);
  const toLook = `npm run site -- status --live${commandOptions({ target, store: bucket })}`;
  const withLockHere = withFileLock(join(cache, nameOf('lock')), say);
  const withLease = deploymentLeaseInBucket(bucket, {
    prefix: `${nameOf('lock')}/`,
    holder: `process ${process.pid} on ${hostname()}`,
    say,
  });
  return {
    deployments: stateInBucket(bucket, `${nameOf('deployments')}/`, toLook),
    withLock: (work) => withLockHere(() => withLease(work)),
  };
}
