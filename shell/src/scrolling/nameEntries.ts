import { RELOADING } from '@site/contracts/boot';
import { canonicalPath } from '@site/company/paths';

interface EntryState {
  key?: string;
}

/** Some hosts serve a page under its path in other letters or with a slash, and all serve the form's page at `/buy` as well (§2). */
function nameEntry(): void {
  const state = history.state as EntryState | null;
  if (state?.key || document.documentElement.hasAttribute(RELOADING)) return;
  const { pathname, search, hash } = location;
  const key = `${Date.now()}-${Math.random()}`;
  history.replaceState({ ...state, key }, '', canonicalPath(pathname) + search + hash);
}

/**
 * Gives each entry of the history a key, and the path of its page. The router has one key for all that it has not made: the first
 * of each document of the tab, those of links that were followed before it was there, and anchors that are typed into the address.
 * Call it before the router listens.
 */
export function nameEntries(): void {
  nameEntry();
  addEventListener('popstate', nameEntry);
}
