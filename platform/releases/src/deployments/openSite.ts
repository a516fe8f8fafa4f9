import { readdir } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join, resolve } from 'node:path';
import { bucketStore } from '../store/bucketStore';
import { folderStore } from '../store/folderStore';
import { httpBucket, isBucketAddress } from '../store/httpBucket';
import type { ReleaseStore } from '../store/releaseStore';
import { ifThere } from '@site/tooling/files/ifThere';
import { root } from '@site/tooling/workspace';
import { guardedIn } from './oneChangeAtATime';
import type { DeploymentState, StatePlace } from './state/deploymentState';
import { deploymentLeaseInBucket } from './state/deploymentLeaseInBucket';
import { stateInBucket } from './state/stateInBucket';
import { stateInFolder } from './state/stateInFolder';
import type { Publisher } from './publisher';

/** Where releases and deployment state are by default: `.site` at the repository's root, absolute. */
export const defaultSiteFolder = join(root, '.site');

export interface Site {
  store: ReleaseStore;
  /** The name of the public site; undefined for that of this machine. */
  target: string | undefined;
  /** Where the target is described, if not in the usual file. */
  targetsFile: string | undefined;
  deployments: StatePlace;
  publisher: Publisher;
  /** Whether it is made of releases; what is not is built from the sources. */
  hasReleases: boolean;
  /** The deployment states of all public sites that are deployed from this store. */
  statesOfTargets(): Promise<DeploymentState[]>;
  /** Does something while no other process changes this site. Waits for one that does, then rejects. */
  guarded: Guarded;
  /** Does something while no other process changes any site of this store. */
  guardedStore: Guarded;
}

type Guarded = <Result>(work: () => Promise<Result>) => Promise<Result>;

export interface SiteOptions {
  /** Makes the pages. */
  publisher: Publisher;
  /** The name of the public site that is deployed to; by default the site is the one composed on this machine. */
  target?: string;
  targetsFile?: string | undefined;
  hasReleases?: boolean;
  environment?: NodeJS.ProcessEnv;
  /** Takes a line about what is waited for. */
  say?: (line: string) => void;
}

/** Where sites are kept that are deployed from one store; without a target the site composed on this machine is meant. */
interface Place {
  store: ReleaseStore;
  stateOf(target?: string): StatePlace;
  guardedAt(target?: string): Guarded;
  /** The targets that have a state. */
  targets(): Promise<string[]>;
}

const nameOf = (what: string, target?: string) =>
  target === undefined ? what : `${what}-${target}`;

const STATE_OF_TARGET = /^deployments-([a-z][a-z0-9-]*)(\.json$|\/)/;

const targetsIn = (names: readonly string[]): string[] =>
  [...new Set(names.flatMap((name) => STATE_OF_TARGET.exec(name)?.[1] ?? []))].sort();

function folderPlace(folder: string, say: SiteOptions['say']): Place {
  const place = resolve(folder);
  const fileOf = (target?: string) => join(place, `${nameOf('deployments', target)}.json`);
  return {
    store: folderStore(place),
    stateOf: (target) => stateInFolder(fileOf(target)),
    guardedAt: (target) => guardedIn(fileOf(target), say),
    targets: async () => targetsIn((await ifThere(readdir(place))) ?? []),
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

function bucketPlace(
  address: string,
  environment: NodeJS.ProcessEnv,
  say: SiteOptions['say'],
): Place {
  const { bucket, cache } = openBucket(address, environment);
  const holder = `process ${process.pid} on ${hostname()}`;
  return {
    store: bucketStore(bucket, cache),
    stateOf: (target) => stateInBucket(bucket, `${nameOf('deployments', target)}/`),
    guardedAt(target) {
      const name = nameOf('lock', target);
      const here = guardedIn(join(cache, name), say);
      const leased = deploymentLeaseInBucket(bucket, { prefix: `${name}/`, holder, say });
      return (work) => here(() => leased(work));
    },
    targets: async () => targetsIn(await bucket.list('deployments-')),
  };
}

/** Opens the releases alone; addresses are those of `openSite`. */
export function openStore(address?: string, environment = process.env): ReleaseStore {
  if (!isBucketAddress(address)) return folderStore(address ?? defaultSiteFolder);
  const { bucket, cache } = openBucket(address, environment);
  return bucketStore(bucket, cache);
}

/** Opens what is recorded of this machine's site in the usual store. */
export function openUsualRecord(): Pick<Site, 'store' | 'deployments'> {
  const { store, stateOf } = folderPlace(defaultSiteFolder, undefined);
  return { store, deployments: stateOf() };
}

/** How a suggested command names a store that is not the usual one. */
export const storeOption = ({ address }: Pick<ReleaseStore, 'address'>): string =>
  address === defaultSiteFolder ? '' : ` --store ${address}`;

/** How a suggested command names a site: its target, its store and where targets are described, if not the usual ones. */
export const commandOptions = ({
  target,
  targetsFile,
  store,
}: Pick<Site, 'target' | 'targetsFile' | 'store'>): string =>
  (target === undefined ? '' : ` --to ${target}`) +
  storeOption(store) +
  (targetsFile === undefined ? '' : ` --targets ${targetsFile}`);

/**
 * Opens a site by the address that a command was given: a folder, or `gs://bucket/prefix`. A bucket's access token is
 * in `SITE_STORE_TOKEN`; `SITE_STORE_CACHE` names the folder where opened releases are kept, and
 * `STORAGE_EMULATOR_HOST`, which is Google's own name for it, the server instead of theirs.
 */
export function openSite(
  address: string | undefined,
  {
    publisher,
    target,
    targetsFile,
    hasReleases = true,
    environment = process.env,
    say,
  }: SiteOptions,
): Site {
  const place = isBucketAddress(address)
    ? bucketPlace(address, environment, say)
    : folderPlace(address ?? defaultSiteFolder, say);
  return {
    ...{ store: place.store, target, targetsFile, publisher, hasReleases },
    deployments: place.stateOf(target),
    async statesOfTargets() {
      const targets = await place.targets();
      const found = await Promise.all(targets.map((it) => place.stateOf(it).find()));
      return found.flatMap(({ state }) => state ?? []);
    },
    guarded: place.guardedAt(target),
    async guardedStore(work) {
      // Always in the same order.
      const sites = [undefined, ...(await place.targets())];
      return sites.reduceRight<typeof work>(
        (inner, site) => () => place.guardedAt(site)(inner),
        work,
      )();
    },
  };
}
