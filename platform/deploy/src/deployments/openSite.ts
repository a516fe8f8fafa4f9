import { hostname } from 'node:os';
import { join, resolve } from 'node:path';
import { isBucketAddress } from '@site/releases/store/httpBucket';
import { defaultSiteFolder, openBucket, openStore } from '@site/releases/store/openStore';
import type { ReleaseStore } from '@site/releases/store/releaseStore';
import type { Target } from '../host/target';
import { commandOptions } from './commandOptions';
import type { Publisher } from './publisher';
import { deploymentLeaseInBucket } from './state/deploymentLeaseInBucket';
import type { StatePlace } from './state/deploymentState';
import { stateInBucket } from './state/stateInBucket';
import { stateInFolder } from './state/stateInFolder';
import { withFileLock } from './withFileLock';

/** What is recorded of a site, and the releases that it is made of. */
export interface SiteRecord {
  store: ReleaseStore;
  target: Pick<Target, 'name' | 'isLocal'>;
  deployments: StatePlace;
  /** Does something while no other process changes this site. Waits for one that does, then rejects. */
  withLock<Result>(work: () => Promise<Result>): Promise<Result>;
  /** Tells what the pages show; left out where nobody asks them. */
  publisher?: Pick<Publisher, 'published'>;
}

export interface Site extends SiteRecord {
  publisher: Publisher;
  /** Whether it is made of releases; what is not is built from the sources. */
  hasReleases: boolean;
}

/** A public site's history is not to be deleted: it says what its visitors see. */
const ADVICE_HERE = 'If another version of these tools wrote it, delete it and run: npm run build';

/** Opens the record of a target by the address that a command was given: a folder, or `gs://bucket/prefix`. */
export function openRecord(
  address = defaultSiteFolder,
  { target, say }: Pick<SiteRecord, 'target'> & { say?: (line: string) => void },
): SiteRecord {
  const nameOf = (what: string) => (target.isLocal ? what : `${what}-${target.name}`);
  const store = openStore(address);
  if (!isBucketAddress(address)) {
    const file = join(resolve(address), `${nameOf('deployments')}.json`);
    return {
      store,
      target,
      deployments: stateInFolder(file, target.isLocal ? ADVICE_HERE : undefined),
      withLock: withFileLock(file, say),
    };
  }
  const { bucket, cache } = openBucket(address);
  const toLook = `npm run site -- status --live${commandOptions({ target, store })}`;
  const withLockHere = withFileLock(join(cache, nameOf('lock')), say);
  const withLease = deploymentLeaseInBucket(bucket, {
    prefix: `${nameOf('lock')}/`,
    holder: `process ${process.pid} on ${hostname()}`,
    say,
  });
  return {
    store,
    target,
    deployments: stateInBucket(bucket, `${nameOf('deployments')}/`, toLook),
    withLock: (work) => withLockHere(() => withLease(work)),
  };
}
