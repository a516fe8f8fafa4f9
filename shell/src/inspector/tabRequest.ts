/** Removes the parameter from this page's address without loading it again. */
function clearAddress(tool: string): void {
  const address = new URL(location.href);
  address.searchParams.delete(tool);
  history.replaceState(history.state, '', address);
}

/**
 * Moves the address's request into the tab's session storage: it lasts from page to page, and a copied address is that of the
 * page without the tool.
 */
export function keepRequest(tool: string): void {
  try {
    sessionStorage.setItem(tool, '');
    clearAddress(tool);
  } catch {
    // Storage is blocked: the request lasts for this page.
  }
}

/** Ends the request in this tab. */
export function clearRequest(tool: string): void {
  clearAddress(tool);
  try {
    sessionStorage.removeItem(tool);
  } catch {
    // Storage is blocked, so nothing was stored.
  }
}
