import { compareVersions, isWorkingCopy, versionOf } from '../releases/releaseId';
import { applicationOf, shortNames, type ShortName } from '../releases/shortNames';
import type { Site } from './site';
import type { SiteLock } from './siteLock';

/** How many compositions keep their releases when nobody says otherwise. */
export const KEPT_COMPOSITIONS = 10;

/** One release that pruning has come across. */
export interface PrunedRelease {
  name: ShortName;
  id: string;
}

/** A release that is newer than the live one has not had its turn yet. Builds of working copies have none. */
function isWaiting(id: string, live: string): boolean {
  const version = versionOf(id);
  return !isWorkingCopy(version) && compareVersions(version, versionOf(live)) > 0;
}

/** Tells which releases the live composition, the last so many, or the days to come need. */
function isNeeded({ live, history }: SiteLock, kept: number, { name, id }: PrunedRelease): boolean {
  const compositions = [{ live }, ...history.slice(0, kept)];
  return compositions.some((it) => it.live[name] === id) || isWaiting(id, live[name]);
}

/**
 * Deletes the releases that none of the last so many compositions names. The live ones stay, and those that are newer
 * than the live one. Gives what was deleted. Rejects while nothing is live: then nothing tells what is needed.
 */
export function prune(site: Site, kept = KEPT_COMPOSITIONS): Promise<PrunedRelease[]> {
  return site.guarded(async () => {
    const { lock } = await site.lockPlace.find();
    if (!lock) throw new Error('Nothing is live yet, so no release can be told to be old.');
    const pruned: PrunedRelease[] = [];
    for (const name of shortNames) {
      for (const id of await site.store.list(applicationOf(name))) {
        if (isNeeded(lock, kept, { name, id })) continue;
        await site.store.remove(applicationOf(name), id);
        pruned.push({ name, id });
      }
    }
    return pruned;
  });
}
