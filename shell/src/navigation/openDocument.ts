import { COMPOSITION } from '@site/contracts/serviceWorker';
import { leavePage } from '../pageLife';

/** Whether pages have documents with their text: not in development. */
export const hasDocuments = (): boolean => document.querySelector(`[${COMPOSITION}]`) !== null;

const PROBE = 'storage-probe';

/** Whether the tab keeps what is typed and sent. Where it does not, this document alone has it. */
export function canStore(): boolean {
  try {
    // Blocked storage throws, and so does a full one.
    sessionStorage.setItem(PROBE, '');
    sessionStorage.removeItem(PROBE);
    return true;
  } catch {
    return false;
  }
}

/**
 * Whether a page can be opened as a document without a loss. The document has the page's text, whatever its parts do.
 */
export const canOpenDocument = (): boolean => hasDocuments() && canStore();

/** How long the host may take to say that it is there, in ms. */
const TIMEOUT_MS = 2000;

/** Whether that leads to a page, too: a browser's own error page says nothing of how to go on. */
export async function isReachable(address: string): Promise<boolean> {
  // It has the page, or one that says why not.
  if (navigator.serviceWorker?.controller) return true;
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    return (await fetch(address, { method: 'HEAD', signal })).ok;
  } catch {
    return false;
  }
}

/** Opens a page as a document. The one that is shown stays until that is there. */
export function openDocument(address: string): void {
  leavePage();
  if (address !== location.href) return location.assign(address);
  // The browser would scroll it to where the shown page is.
  history.scrollRestoration = 'manual';
  location.reload();
}
