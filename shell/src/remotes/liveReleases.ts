import { PINNED_RELEASES_ID } from '@site/contracts/pinnedReleases';

/** How long the site may take to say what is live, in ms. */
const TIMEOUT_MS = 3000;

/** Where the tab remembers for which releases it has reloaded by itself. */
const RELOADED_FOR = 'reloaded-for';

const BLOCK = new RegExp(`id="${PINNED_RELEASES_ID}">(.*?)</script>`, 's');

/** Names what is live, if that is not what this page was made with; undefined when the site does not say. */
async function otherReleases(): Promise<string | undefined> {
  const own = document.getElementById(PINNED_RELEASES_ID)?.textContent;
  if (!own) return undefined;
  try {
    const answer = await fetch(location.pathname, {
      cache: 'no-cache',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const live = BLOCK.exec(await answer.text())?.[1];
    return live === own ? undefined : live;
  } catch {
    return undefined;
  }
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
