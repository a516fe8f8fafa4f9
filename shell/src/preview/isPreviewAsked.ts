/** The parameter of an address that asks for a preview, and the key under which the tab remembers it. */
export const PREVIEW = 'preview';

/** Tells whether this address, or an earlier one of this tab, asks for a preview. Every visit asks this, so it is small. */
export function isPreviewAsked(): boolean {
  try {
    return new URLSearchParams(location.search).has(PREVIEW) || PREVIEW in sessionStorage;
  } catch {
    // A browser that keeps nothing for the site throws instead of saying so.
    return false;
  }
}
