import type { ReleaseStore } from '@site/releases/store/releaseStore';
import { storeOption } from '@site/releases/store/openStore';
import { versionOf } from '@site/releases/release/releaseId';
import { isBuiltHere, type ApplicationName } from '@site/tooling/workspace';

const MAX_LISTED = 5;

/** Finds the release that somebody means by an id or a version, which a store has once. Rejects when there is none. */
export async function findReleaseInStore(
  store: ReleaseStore,
  name: ApplicationName,
  wanted: string,
): Promise<string> {
  const ids = await store.list(name);
  const found = ids.find((id) => id === wanted || versionOf(id) === wanted);
  if (found !== undefined) return found;
  const newest = ids.slice(0, MAX_LISTED).join(', ');
  const way = isBuiltHere(name)
    ? `npm run release -- ${name}`
    : `npm run site -- adopt ${name} FOLDER`;
  const present = newest
    ? `its newest are ${newest}.`
    : `it has no release of ${name} yet. Run: ${way}${storeOption(store)}`;
  throw new Error(`${name} ${wanted} is not in the store ${store.address}: ${present}`);
}
