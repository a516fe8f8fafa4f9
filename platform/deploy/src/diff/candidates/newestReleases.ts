import { type Wanted, type ReleaseStore, isWorkingCopy, versionOf } from '@site/releases';
import { applicationOf, shortNames } from '@site/tooling/applicationShortNames';

/**
 * The release of each application that was added last, where that is after the live one; of all applications while nothing is live.
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
    if (current === undefined || ids.indexOf(id) < ids.indexOf(current)) newest[name] = id;
  }
  return newest;
}
