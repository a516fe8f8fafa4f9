import type { ReleaseStore } from '../store/releaseStore';
import { storeOption } from './openSite';
import { versionOf } from '../release/releaseId';
import { applicationOf, type ShortName } from '@site/tooling/applicationShortNames';
import { isBuiltHere } from '@site/tooling/workspace';

const MAX_LISTED = 5;

/**
 * Finds the release that somebody means by an id, a version or the beginning of a version (`1.4` for `1.4.0`).
 * Rejects when there is none, or more than one.
 */
export async function findReleaseInStore(
  store: ReleaseStore,
  name: ShortName,
  wanted: string,
): Promise<string> {
  const ids = await store.list(applicationOf(name));
  if (ids.includes(wanted)) return wanted;
  const exact = ids.filter((id) => versionOf(id) === wanted);
  const found = exact.length
    ? exact
    : ids.filter((id) => id.startsWith(`${wanted}.`) || id.startsWith(`${wanted}-`));
  const [only, ...others] = found;
  if (only === undefined) {
    const newest = ids.slice(0, MAX_LISTED).join(', ');
    const way = isBuiltHere(applicationOf(name))
      ? `npm run release -- ${name}`
      : `npm run site -- adopt ${name} ADDRESS_OR_FOLDER`;
    const present = newest
      ? `its newest are ${newest}.`
      : `it has no release of ${name} yet. Run: ${way}${storeOption(store)}`;
    throw new Error(`${name} ${wanted} is not in the store ${store.address}: ${present}`);
  }
  if (others.length) {
    throw new Error(`${name} ${wanted} is ambiguous: ${found.join(' or ')}. Write the whole id.`);
  }
  return only;
}
