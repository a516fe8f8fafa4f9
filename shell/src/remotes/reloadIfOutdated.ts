import { PINNED_RELEASES_ID } from '@site/contracts/pinnedReleases';
import { canStore } from '../canStore';

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

/** Remembers a reload for these releases; false if there was one already. */
function isFirstReloadFor(releases: string): boolean {
  if (sessionStorage.getItem(RELOADED_FOR) === releases) return false;
  sessionStorage.setItem(RELOADED_FOR, releases);
  return true;
}

/** Whether somebody is in a field: the keyboard would go, and a word that an input method composes. */
const isTyping = () => document.activeElement?.matches('input, select, textarea') === true;

/**
 * Reloads the page if other releases are live by now, for instance after a rollback, and what was typed outlives that. Returns
 * true when it does. `isByItself` says that no visitor asked for it: then it happens while nobody types, and once for the same
 * releases, because two servers of a host may name different ones for a while.
 */
export async function reloadIfOutdated({ isByItself = false } = {}): Promise<boolean> {
  const other = await otherReleases();
  if (other === undefined || !canStore()) return false;
  if (isByItself && (isTyping() || !isFirstReloadFor(other))) return false;
  location.reload();
  return true;
}
