import {
  PINNED_RELEASES_ID,
  PINS,
  type NamedReleases,
  type PinnedReleases,
} from '@site/contracts/pinnedReleases';

/** Throws an error that names the fault when a list of pins leaves out where a remote is. */
export function assertArePins(value: unknown, source: string): asserts value is PinnedReleases {
  const faulty = Object.entries(value as PinnedReleases).flatMap(([name, release]) =>
    typeof release?.entry === 'string' && typeof release.integrity === 'object' ? [] : [name],
  );
  if (faulty.length) throw new Error(`${source} has no release of ${faulty.join(', ')}.`);
}

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
  const releases: unknown = Object.fromEntries(
    Object.entries(named).map(([name, it]) => [
      name,
      'entry' in it ? it : pins?.[name as keyof PinnedReleases],
    ]),
  );
  assertArePins(releases, `The page's "${PINNED_RELEASES_ID}"`);
  return releases;
}
