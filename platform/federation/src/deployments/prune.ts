import { compareVersions, isWorkingCopy, versionOf } from '../releases/releaseId';
import { applicationOf, shortNames, type ShortName } from '../releases/shortNames';
import type { Site } from './site';
import { settlePending } from './settlePending';
import { isSameLive, type Deployment } from './state/deploymentState';

/** How many deployments keep their releases by default. */
export const KEPT_DEPLOYMENTS = 10;

export interface PrunedRelease {
  name: ShortName;
  id: string;
}

/** A release that is newer than the live one is going to be deployed, unless it is the build of a working copy. */
function isWaiting(id: string, live: string | undefined): boolean {
  const version = versionOf(id);
  if (isWorkingCopy(version)) return false;
  return live === undefined || compareVersions(version, versionOf(live)) > 0;
}

/** The deployments that changed what is live, newest first. */
const liveChanges = (history: readonly Deployment[]) =>
  history.filter(({ live }, index) => !isSameLive(live, history[index + 1]?.live));

/**
 * Deletes the releases that none of the last deployments names. Those stay that are live, offered for a preview, or newer
 * than the live one. Gives what was deleted. Rejects while nothing is deployed: then nothing tells what is needed.
 */
export function prune(site: Site, kept = KEPT_DEPLOYMENTS): Promise<PrunedRelease[]> {
  return site.guarded(async () => {
    const { state } = await settlePending(site);
    const history = state?.history ?? [];
    const [current] = history;
    if (!current) throw new Error('Nothing is deployed yet, so there is nothing to prune.');
    const deployments = liveChanges(history).slice(0, kept);
    const isNeeded = (name: ShortName, id: string) =>
      deployments.some(({ live }) => live[name] === id) ||
      current.offered[name]?.includes(id) === true ||
      isWaiting(id, current.live[name]);
    const pruned: PrunedRelease[] = [];
    for (const name of shortNames) {
      for (const id of await site.store.list(applicationOf(name))) {
        if (isNeeded(name, id)) continue;
        await site.store.remove(applicationOf(name), id);
        pruned.push({ name, id });
      }
    }
    return pruned;
  });
}
