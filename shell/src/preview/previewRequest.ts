import { PREVIEW } from './isPreviewAsked';

/** Removes the parameter from this page's address without loading it again. */
function clearAddress(): void {
  const address = new URL(location.href);
  address.searchParams.delete(PREVIEW);
  history.replaceState(history.state, '', address);
}

/**
 * The preview that this tab requests, such as `products@1.5.0-rc.1`; undefined for the live site. The address's request
 * moves into the tab's session storage: the preview lasts from page to page, and a copied address is that of the live page.
 */
export function readPreviewRequest(): string | undefined {
  const requested = new URLSearchParams(location.search).get(PREVIEW);
  if (requested === null) return sessionStorage.getItem(PREVIEW) ?? undefined;
  try {
    if (requested) sessionStorage.setItem(PREVIEW, requested);
    else sessionStorage.removeItem(PREVIEW);
    clearAddress();
  } catch {
    // Storage is blocked: the preview lasts for this page.
  }
  return requested || undefined;
}

/** Ends the preview in this tab; the next page load shows the live site. */
export function clearPreviewRequest(): void {
  clearAddress();
  try {
    sessionStorage.removeItem(PREVIEW);
  } catch {
    // Storage is blocked, so nothing was stored.
  }
}
