import { compareVersions, isWorkingCopy, versionOf } from '../release/releaseId';
import { applicationNames, type ApplicationName } from '@site/tooling/workspace';
import type { Site } from './openSite';
import { previousOf } from './previous';
import { settlePending } from './settlePending';
import { KEPT_DEPLOYMENTS, lastDeployments, openDeployments } from './previousDeployments';

/** A release that is newer than the live one is going to be deployed, unless it is the build of a working copy. */
function isWaiting(id: string, live: string | undefined): boolean {
  const version = versionOf(id);
  if (isWorkingCopy(version)) return false;
  return live === undefined || compareVersions(version, versionOf(live)) > 0;
}

/**
 * Deletes the releases that none of the last deployments names. Those stay that are live, newer than the live one, gone back to
 * by a rollback of their application, or needed by a public site that is deployed from this store. Gives what was deleted.
 * Rejects while nothing is deployed: then nothing tells what is needed.
 */
export function prune(site: Site, kept = KEPT_DEPLOYMENTS) {
  return site.withStoreLock(async () => {
    const { state } = await settlePending(site);
    const history = state?.history ?? [];
    const elsewhere = await site.statesOfTargets();
    const histories = [history, ...elsewhere.map((state) => state.history)];
    const current = histories.flatMap(
      // The order desk is none of releases.
      (state) => state.filter(({ live }) => live.shell !== undefined).slice(0, 1),
    );
    if (current.length === 0) {
      throw new Error('Nothing is deployed yet, so there is nothing to prune.');
    }
    const deployments = [
      ...lastDeployments(history, kept),
      ...elsewhere.flatMap((state) => [
        ...openDeployments(state.history, Date.now()),
        ...(state.pending ? [state.pending] : []),
      ]),
    ];
    const isNeeded = (name: ApplicationName, id: string) =>
      deployments.some(({ live }) => live[name] === id) ||
      histories.some((state) => previousOf(state, name)?.live[name] === id) ||
      current.some(({ live }) => isWaiting(id, live[name]));
    const pruned: { name: ApplicationName; id: string }[] = [];
    for (const name of applicationNames) {
      for (const id of await site.store.list(name)) {
        if (isNeeded(name, id)) continue;
        await site.store.remove(name, id);
        pruned.push({ name, id });
      }
    }
    return pruned;
  });
}
