import { readdir } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join, resolve } from 'node:path';
import { bucketStore } from '../store/bucketStore';
import { folderStore } from '../store/folderStore';
import { httpBucket, isBucketAddress } from '../store/httpBucket';
import type { ReleaseStore } from '../store/releaseStore';
import { root } from '@site/tooling/workspace';
import { guardedIn } from './oneChangeAtATime';
import type { DeploymentState, StatePlace } from './state/deploymentState';
import { deploymentLeaseInBucket } from './state/deploymentLeaseInBucket';
import { stateInBucket } from './state/stateInBucket';
import { stateInFolder } from './state/stateInFolder';
import type { Publisher } from './publisher';

/** Where releases and deployment state are by default: `.site` at the repository's root, absolute. */
export const defaultSiteFolder = join(root, '.site');

/** The deployment state of the composed site on this machine; its lock is beside it. */
const STATE_FILE = 'deployments.json';

/** That of a public site: the name of its target stands in it. */
const targetFile = (target: string) => `deployments-${target}.json`;
const TARGET_FILE = /^deployments-[a-z][a-z0-9-]*\.json$/;

const STATE_PREFIX = 'deployments/';
const targetPrefix = (target: string) => `deployments-${target}/`;
/** The leases of a site, by the prefix of its state. */
const leasePrefix = (statePrefix: string) => statePrefix.replace('deployments', 'lock');
const TARGET_PREFIX = /^deployments-[a-z][a-z0-9-]*\//;

/** The releases of a site, which of them are live, and its pages. */
export interface Site {
  store: ReleaseStore;
  /** The name of the public site; undefined for that of this machine. */
  target: string | undefined;
  deployments: StatePlace;
  publisher: Publisher;
  /** The deployment states of all public sites that are deployed from this store. */
  statesOfTargets(): Promise<DeploymentState[]>;
  /** Does something while no other process changes this site. Waits for one that does, then rejects. */
  guarded: Guarded;
  /** Does something while no other process changes any site of this store. */
  guardedStore: Guarded;
}

type Guarded = <Result>(work: () => Promise<Result>) => Promise<Result>;

/** Takes several locks, always in the same order. */
const inside =
  (all: readonly Guarded[]): Guarded =>
  (work) =>
    all.reduceRight<typeof work>((inner, guarded) => () => guarded(inner), work)();

export interface SiteOptions {
  /** Makes the pages. */
  publisher: Publisher;
  /** The name of the public site that is deployed to; by default the site is the one composed on this machine. */
  target?: string;
  environment?: NodeJS.ProcessEnv;
  /** Takes a line about what is waited for. */
  say?: (line: string) => void;
}

/** Opens a site whose releases and deployment state are in a folder. */
export function siteInFolder(folder: string, { publisher, target, say }: SiteOptions): Site {
  const place = resolve(folder);
  const file = join(place, target === undefined ? STATE_FILE : targetFile(target));
  async function filesOfTargets(): Promise<string[]> {
    const names = await readdir(place).catch(() => []);
    return names
      .filter((name) => TARGET_FILE.test(name))
      .map((name) => join(place, name))
      .sort();
  }
  return {
    store: folderStore(place),
    target,
    deployments: stateInFolder(file),
    publisher,
    statesOfTargets: async () => statesIn((await filesOfTargets()).map(stateInFolder)),
    guarded: guardedIn(file, say),
    guardedStore: async (work) =>
      inside(
        [join(place, STATE_FILE), ...(await filesOfTargets())].map((file) => guardedIn(file, say)),
      )(work),
  };
}

/** A bucket, and the folder in which opened releases of it are kept. @throws without an access token */
function openBucket(address: string, environment: NodeJS.ProcessEnv) {
  const token = environment.SITE_STORE_TOKEN;
  if (!token) throw new Error(`${address} needs an access token in SITE_STORE_TOKEN.`);
  const bucket = httpBucket(address, token, environment.STORAGE_EMULATOR_HOST);
  const cache =
    environment.SITE_STORE_CACHE ??
    join(defaultSiteFolder, 'opened', encodeURIComponent(bucket.address));
  return { bucket, cache };
}

/** Opens the releases alone; addresses are those of `openSite`. */
export function openStore(address?: string, environment = process.env): ReleaseStore {
  if (address === undefined || !isBucketAddress(address)) {
    return folderStore(resolve(address ?? defaultSiteFolder));
  }
  const { bucket, cache } = openBucket(address, environment);
  return bucketStore(bucket, cache);
}

/**
 * Opens a site by the address that a command was given: a folder, or `gs://bucket/prefix`. A bucket's access token is
 * in `SITE_STORE_TOKEN`; `SITE_STORE_CACHE` names the folder where opened releases are kept, and
 * `STORAGE_EMULATOR_HOST`, which is Google's own name for it, the server instead of theirs.
 */
export function openSite(address: string | undefined, options: SiteOptions): Site {
  if (address === undefined || !isBucketAddress(address)) {
    return siteInFolder(address ?? defaultSiteFolder, options);
  }
  const { publisher, target, environment = process.env, say } = options;
  const { bucket, cache } = openBucket(address, environment);
  const ownPrefix = target === undefined ? STATE_PREFIX : targetPrefix(target);
  const holder = `process ${process.pid} on ${hostname()}`;
  const guardedAt = (statePrefix: string): Guarded => {
    const prefix = leasePrefix(statePrefix);
    const here = guardedIn(join(cache, prefix.replace('/', '')), say);
    const leased = deploymentLeaseInBucket(bucket, { prefix, holder, say });
    return (work) => here(() => leased(work));
  };
  async function prefixesOfTargets(): Promise<string[]> {
    const keys = await bucket.list('deployments-');
    return [...new Set(keys.flatMap((key) => TARGET_PREFIX.exec(key)?.[0] ?? []))].sort();
  }
  return {
    store: bucketStore(bucket, cache),
    target,
    deployments: stateInBucket(bucket, ownPrefix),
    publisher,
    statesOfTargets: async () =>
      statesIn((await prefixesOfTargets()).map((prefix) => stateInBucket(bucket, prefix))),
    guarded: guardedAt(ownPrefix),
    guardedStore: async (work) =>
      inside([STATE_PREFIX, ...(await prefixesOfTargets())].map(guardedAt))(work),
  };
}

async function statesIn(places: readonly StatePlace[]): Promise<DeploymentState[]> {
  const found = await Promise.all(places.map((place) => place.find()));
  return found.flatMap(({ state }) => state ?? []);
}
