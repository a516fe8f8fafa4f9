import { PINNED_RELEASES_ID, type PinnedReleases } from '@site/contracts/pinnedReleases';
import { remotes, type RemoteName } from '@site/contracts/remotes';

/**
 * The releases that a page was made with, from its JSON data block.
 * Throws a sentence that names the fault when the block is missing, is not JSON, or leaves a remote out.
 */
export function readPinnedReleases(page: Document): PinnedReleases {
  const block = page.getElementById(PINNED_RELEASES_ID);
  if (!block) throw new Error(`The page has no data block "${PINNED_RELEASES_ID}".`);
  const releases = JSON.parse(block.textContent) as Partial<PinnedReleases>;
  const absent = (Object.keys(remotes) as RemoteName[]).filter(
    (name) => typeof releases[name]?.entry !== 'string',
  );
  if (absent.length) {
    throw new Error(`The page's "${PINNED_RELEASES_ID}" has no release of ${absent.join(', ')}.`);
  }
  return releases as PinnedReleases;
}
