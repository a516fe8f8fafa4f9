/** Decodes an address in which no code hides a separator; undefined for one that is malformed or does. */
function decode(path: string): string | undefined {
  // %2F, %5C and %00: an address that hides one names nothing here, whatever it would decode to.
  if (/%(2f|5c|00)/i.test(path)) return undefined;
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

/** The file that holds a page, by the page's address: `/buy-now/index.html` for `/buy-now`. */
export function pageFileOf(path: string): string {
  return path === '/' ? '/index.html' : `${path}/index.html`;
}

/**
 * What an address means if it names no page as it stands: the page's own address for a variant of one (another case, a
 * slash or `index.html` at the end, letters as codes). It may name no page either.
 */
export function plainAddress(path: string): string | undefined {
  const plain = decode(path)
    ?.toLowerCase()
    .replace(/\/index(\.html)?$/, '')
    .replace(/\/+$/, '');
  return plain === '' ? '/' : plain;
}

/** Tells whether an address is that of a file and not of a screen: its last part has an ending, and not that of pages. */
export function isFileAddress(path: string): boolean {
  return /\.[a-z0-9]+$/i.test(path) && !/\.html?$/i.test(path);
}
