import { PREVIEW } from './isPreviewAsked';

/** Takes the parameter off the address of this page, without loading anything. */
function clearAddress(): void {
  const address = new URL(location.href);
  address.searchParams.delete(PREVIEW);
  history.replaceState(history.state, '', address);
}

/**
 * What this tab asks to be shown, as the address says it (`products@1.5.0-rc.1`); undefined once it asks for nothing.
 * What an address asks for is written down for the tab, until that is closed, and taken off the address: the tab keeps
 * the preview from page to page, and an address that is passed on is that of the live page.
 */
export function readWish(): string | undefined {
  const asked = new URLSearchParams(location.search).get(PREVIEW);
  if (asked === null) return sessionStorage.getItem(PREVIEW) ?? undefined;
  try {
    if (asked) sessionStorage.setItem(PREVIEW, asked);
    else sessionStorage.removeItem(PREVIEW);
    clearAddress();
  } catch {
    // A browser that keeps nothing for the site: the address alone asks for the preview.
  }
  return asked || undefined;
}

/** Ends the preview in this tab: the next page that is loaded is the live one. */
export function forgetWish(): void {
  clearAddress();
  try {
    sessionStorage.removeItem(PREVIEW);
  } catch {
    // There was nothing to be kept.
  }
}
