import type { Wanted } from '@site/federation/deployments/makeLive';
import type { ReleaseStore } from '@site/federation/release-store/releaseStore';
import { compareVersions, isWorkingCopy, versionOf } from '@site/federation/releases/releaseId';
import { applicationOf, shortNames } from '@site/tooling/applicationShortNames';

/**
 * The newest release of each application that is live, where it is newer than that; of all applications while nothing is live.
 * Builds of a working copy are not meant: nobody has released them.
 */
export async function newestReleases(store: ReleaseStore, live: Wanted): Promise<Wanted> {
  const newest: Wanted = { ...live };
  const names = shortNames.filter((name) => live[name] ?? Object.keys(live).length === 0);
  for (const name of names) {
    const ids = await store.list(applicationOf(name));
    const [id] = ids.filter((it) => !isWorkingCopy(versionOf(it)));
    const current = live[name];
    if (id === undefined) continue;
    if (current === undefined || compareVersions(versionOf(id), versionOf(current)) > 0) {
      newest[name] = id;
    }
  }
  return newest;
}
