/** The query parameter that requests a preview, and the key under which the tab stores it. */
export const PREVIEW = 'preview';

/** Whether this address, or an earlier one of this tab, requests a preview. Every page load runs this, so it is small. */
export function isPreviewAsked(): boolean {
  try {
    return new URLSearchParams(location.search).has(PREVIEW) || PREVIEW in sessionStorage;
  } catch {
    // Reading blocked storage throws.
    return false;
  }
}
