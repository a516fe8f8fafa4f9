/** The query parameter that asks for the inspector, and the key under which the tab stores that. */
export const INSPECT = 'inspect';

/** Whether this address, or an earlier one of this tab, asks for a tool. Every page load runs this, so it is small. */
export function isAsked(tool: string): boolean {
  try {
    return new URLSearchParams(location.search).has(tool) || tool in sessionStorage;
  } catch {
    // Reading blocked storage throws.
    return false;
  }
}
