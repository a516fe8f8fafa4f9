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

/** Whether that leads to a page, too: a browser's own error page says nothing of how to go on. */
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

/** Opens a page as a document. The one that is shown stays until that is there, and for good if the visitor stops it. */
export function openDocument(address: string): void {
  if (address === location.href) {
    // The browser would scroll it to where the shown page is.
    history.scrollRestoration = 'manual';
    location.reload();
  } else {
    location.assign(address);
  }
  // Only now: this has stopped any document that was on its way before, and that ends the leaving as well.
  leavePage();
  window.navigation?.addEventListener('navigateerror', stayOnPage, { once: true });
}
