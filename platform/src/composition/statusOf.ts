import { compareVersions, versionOf } from '../releases/releaseId';
import { applicationOf, shortNames, type ShortName } from '../releases/shortNames';
import type { Site } from './site';
import type { SiteLock } from './siteLock';

/** What is live of one application. */
export interface ApplicationStatus {
  name: ShortName;
  /** The live release; undefined while nothing is live. */
  live?: {
    id: string;
    version: string;
    /** The source commit; null when it is not known, undefined when the store has no such release. */
    commit: string | null | undefined;
    /** Since when this release is live without a break, as an ISO date. */
    since: string;
  };
  /** The ids of the releases in the store that are newer than the live one, newest first. */
  newer: string[];
}

/** When the release went live that is live now. */
function sinceWhen({ live, on, history }: SiteLock, name: ShortName): string {
  const first = history.findIndex((it) => it.live[name] !== live[name]);
  const unbroken = first < 0 ? history : history.slice(0, first);
  return unbroken.at(-1)?.on ?? on;
}

async function statusOfOne(
  { store }: Site,
  lock: SiteLock | undefined,
  name: ShortName,
): Promise<ApplicationStatus> {
  const ids = await store.list(applicationOf(name));
  if (!lock) return { name, newer: ids };
  const id = lock.live[name];
  const version = versionOf(id);
  const release = await store.read(applicationOf(name), id).catch(() => undefined);
  return {
    name,
    live: { id, version, commit: release?.commit, since: sinceWhen(lock, name) },
    newer: ids.filter((other) => compareVersions(versionOf(other), version) > 0),
  };
}

/** Tells for each application what is live and what newer releases the store has. */
export async function statusOf(site: Site): Promise<ApplicationStatus[]> {
  const { lock } = await site.lockPlace.find();
  return Promise.all(shortNames.map((name) => statusOfOne(site, lock, name)));
}
