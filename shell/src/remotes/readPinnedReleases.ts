import {
  PINNED_RELEASES_ID,
  PINS,
  type NamedReleases,
  type PinnedReleases,
} from '@site/contracts/pinnedReleases';

/**
 * The releases that a page was made with, from its JSON data block; the pins of those that it only names, from the
 * page's first script. A remote that is not in it is not deployed.
 */
export function readPinnedReleases(page: Document): PinnedReleases {
  const block = page.getElementById(PINNED_RELEASES_ID);
  if (!block) throw new Error(`The page has no data block "${PINNED_RELEASES_ID}".`);
  const named = JSON.parse(block.textContent) as NamedReleases;
  const pins = (globalThis as { [PINS]?: PinnedReleases })[PINS];
  return Object.fromEntries(
    Object.entries(named).map(([name, release]) => [
      name,
      'entry' in release ? release : pins?.[name as keyof PinnedReleases],
    ]),
  );
}
