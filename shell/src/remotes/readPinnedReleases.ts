import {
  PINNED_RELEASES_ID,
  PINS,
  type NamedReleases,
  type PinnedReleases,
} from '@site/contracts/pinnedReleases';

/**
 * The releases that a page was made with, from its JSON data block; the pins of those that it only names, from the
 * page's first script. A remote that is not in it is not deployed. Throws an error that
 * names the fault when the block is missing, is not JSON, or leaves out where a remote is.
 */
export function readPinnedReleases(page: Document): PinnedReleases {
  const block = page.getElementById(PINNED_RELEASES_ID);
  if (!block) throw new Error(`The page has no data block "${PINNED_RELEASES_ID}".`);
  const named = JSON.parse(block.textContent) as NamedReleases;
  const pins = (globalThis as { [PINS]?: PinnedReleases })[PINS];
  const releases = Object.entries(named).map(([name, release]) => ({
    name,
    release: 'entry' in release ? release : pins?.[name as keyof PinnedReleases],
  }));
  const faulty = releases.flatMap(({ name, release }) =>
    typeof release?.entry === 'string' && typeof release.integrity === 'object' ? [] : [name],
  );
  if (faulty.length) {
    throw new Error(`The page's "${PINNED_RELEASES_ID}" has no release of ${faulty.join(', ')}.`);
  }
  return Object.fromEntries(releases.map(({ name, release }) => [name, release]));
}
