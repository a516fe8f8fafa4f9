/**
 * Shortens an address on this origin to its path. The server renders paths, webpack gives absolute addresses in the browser,
 * and hydration would report a mismatch.
 */
export function fromSiteRoot(file: string): string {
  if (typeof location === 'undefined') return file;
  return file.startsWith(`${location.origin}/`) ? file.slice(location.origin.length) : file;
}
