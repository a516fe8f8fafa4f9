import { PINNED_RELEASES_ID, type PinnedReleases } from '@site/contracts/pinnedReleases';

/**
 * The releases that a page was made with, from its JSON data block.
 * A remote that is not in it is not deployed. Throws a sentence that names the fault when the block is missing, is not JSON, or
 * leaves out where a remote is.
 */
export function readPinnedReleases(page: Document): PinnedReleases {
  const block = page.getElementById(PINNED_RELEASES_ID);
  if (!block) throw new Error(`The page has no data block "${PINNED_RELEASES_ID}".`);
  const releases = JSON.parse(block.textContent) as PinnedReleases;
  const faulty = Object.entries(releases).flatMap(([name, release]) =>
    typeof release?.entry === 'string' ? [] : [name],
  );
  if (faulty.length) {
    throw new Error(`The page's "${PINNED_RELEASES_ID}" has no release of ${faulty.join(', ')}.`);
  }
  return releases;
}
