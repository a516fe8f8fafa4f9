/**
 * Gives a file's address as the server's HTML has it, from the root of the site. In the browser webpack knows absolute
 * addresses, and hydration would take the two for different ones. An address on another origin stays as it is.
 */
export function fromSiteRoot(file: string): string {
  if (typeof location === 'undefined') return file;
  return file.startsWith(`${location.origin}/`) ? file.slice(location.origin.length) : file;
}
