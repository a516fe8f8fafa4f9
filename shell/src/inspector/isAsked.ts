/** The query parameter that asks for the inspector, and the key under which the tab stores that. */
export const INSPECT = 'inspect';

/** Whether this address, or an earlier one of this tab, asks for the inspector. Every page load runs this, so it is small. */
export function isAsked(): boolean {
  try {
    return new URLSearchParams(location.search).has(INSPECT) || INSPECT in sessionStorage;
  } catch {
    // Reading blocked storage throws.
    return false;
  }
}
