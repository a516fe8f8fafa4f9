import { INSPECT } from './isAsked';

/** Removes the parameter from this page's address without loading it again. */
function clearAddress(): void {
  const address = new URL(location.href);
  address.searchParams.delete(INSPECT);
  history.replaceState(history.state, '', address);
}

/**
 * Moves the address's request into the tab's session storage: it lasts from page to page, and a copied address is that of the
 * page without the inspector.
 */
export function keepRequest(): void {
  try {
    sessionStorage.setItem(INSPECT, '');
    clearAddress();
  } catch {
    // Storage is blocked: the request lasts for this page.
  }
}

/** Ends the request in this tab. */
export function clearRequest(): void {
  clearAddress();
  try {
    sessionStorage.removeItem(INSPECT);
  } catch {
    // Storage is blocked, so nothing was stored.
  }
}
