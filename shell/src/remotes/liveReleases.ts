import {
  FURTHER_PINS_ID,
  PINNED_RELEASES_ID,
  type FurtherPins,
  type PinnedReleases,
} from '@site/contracts/pinnedReleases';

/** How long the site may take to say what is live, in ms. */
const TIMEOUT_MS = 3000;

/** Where the tab remembers for which releases it has reloaded by itself. */
const RELOADED_FOR = 'reloaded-for';

const blockIn = (page: string, id: string) =>
  new RegExp(`id="${id}">(.*?)</script>`, 's').exec(page)?.[1];

/**
 * Names what is live, by a page's data blocks: the same for all pages of a deployment in one language. Pages differ in
 * which releases they name, and in what they say of them.
 */
function namesOf(pinned: string, further: string | undefined): string {
  const releases = JSON.parse(pinned) as PinnedReleases;
  if (further) {
    return `${releases.shell?.release} ${(JSON.parse(further) as FurtherPins).address}`;
  }
  return Object.values(releases)
    .map(({ release }) => release)
    .join(' ');
}

/** Names the releases of this address as the site serves it now; undefined when it does not say. */
async function fetchNames(): Promise<string | undefined> {
  try {
    const answer = await fetch(location.pathname, {
      cache: 'no-cache',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const page = await answer.text();
    const block = blockIn(page, PINNED_RELEASES_ID);
    return block && namesOf(block, blockIn(page, FURTHER_PINS_ID));
  } catch {
    return undefined;
  }
}

/** The releases that are live, if they are not those that this page was made with. */
async function otherReleases(): Promise<string | undefined> {
  const live = await fetchNames();
  const textOf = (id: string) => document.getElementById(id)?.textContent;
  const own = textOf(PINNED_RELEASES_ID);
  return own && live !== namesOf(own, textOf(FURTHER_PINS_ID)) ? live : undefined;
}

/** Remembers a reload for these releases; false if there was one already, or the browser keeps nothing. */
function isFirstReloadFor(releases: string): boolean {
  try {
    if (sessionStorage.getItem(RELOADED_FOR) === releases) return false;
    sessionStorage.setItem(RELOADED_FOR, releases);
    return true;
  } catch {
    return false;
  }
}

/**
 * Reloads the page if other releases are live by now, for instance after a rollback. Returns true when it does.
 * `isByItself` says that no visitor asked for it: then it happens once for the same releases, because two servers of a host
 * may name different ones for a while.
 */
export async function reloadIfOutdated({ isByItself = false } = {}): Promise<boolean> {
  const other = await otherReleases();
  if (other === undefined || (isByItself && !isFirstReloadFor(other))) return false;
  location.reload();
  return true;
}
