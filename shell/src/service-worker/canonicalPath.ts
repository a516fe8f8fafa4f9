/** The path of the page at an address, as the server leads to it: without query and slash at the end, in small letters. */
export const canonicalPath = (address: string): string =>
  new URL(address).pathname.toLowerCase().replace(/(?<=.)\/+$/, '');
