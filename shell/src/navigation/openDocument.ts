import { COMPOSITION } from '@site/contracts/serviceWorker';
import { savesData } from '@site/contracts/visitorPreferences';
import { canStore } from '../canStore';
import { leavePage, stayOnPage } from '../pageLife';

/** Whether pages have documents with their text: not in development. */
export const hasDocuments = (): boolean => document.querySelector(`[${COMPOSITION}]`) !== null;

/**
 * Whether a page can be opened as a document without a loss. The document has the page's text, whatever its parts do.
 */
export const canOpenDocument = (): boolean => hasDocuments() && canStore();

/** How long the host may take to say that it is there, in ms: on 2G, a way there and back alone takes more than a second. */
const TIMEOUT_MS = 2000;
const SLOW_TIMEOUT_MS = 10_000;

/** Whether the host answers for a page's document: a browser's own error page would strand the visitor. */
export async function isReachable(address: string): Promise<boolean> {
  // It has the page, or one that says why not.
  if (navigator.serviceWorker?.controller) return true;
  try {
    const signal = AbortSignal.timeout(savesData() ? SLOW_TIMEOUT_MS : TIMEOUT_MS);
    return (await fetch(address, { method: 'HEAD', signal })).ok;
  } catch {
    return false;
  }
}

/**
 * Opens a page as a document. The one that is shown stays until that is there, and for good if the visitor stops it. Without
 * the Navigation API it is then still marked as being left.
 */
export function openDocument(address: string): void {
  if (address === location.href) {
    // The browser would scroll it to where the shown page is.
    history.scrollRestoration = 'manual';
    location.reload();
  } else {
    location.assign(address);
  }
  // After location.assign, which cancels an earlier navigation: its navigateerror would call stayOnPage.
  leavePage();
  window.navigation?.addEventListener('navigateerror', stayOnPage, { once: true });
}
