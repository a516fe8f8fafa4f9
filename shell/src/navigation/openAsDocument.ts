/** Loads the page at the address, which the router has changed already, as a link without script would. */
export const openAsDocument = (): void => location.reload();
