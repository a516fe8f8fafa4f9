/** Decodes an address; undefined when it is malformed or hides a separator in a code. */
function decode(path: string): string | undefined {
  // %2F, %5C and %00 would decode to a separator or end a path.
  if (/%(2f|5c|00)/i.test(path)) return undefined;
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

/** The file of a page: `/buy-now/index.html` for `/buy-now`. */
export function pageFileOf(path: string): string {
  return path === '/' ? '/index.html' : `${path}/index.html`;
}

/**
 * The canonical address for a variant of one: another case, a slash or `index.html` at the end, encoded letters. Whether
 * there is a page at that address is not checked.
 */
export function canonicalAddress(path: string): string | undefined {
  const canonical = decode(path)
    ?.toLowerCase()
    .replace(/\/index(\.html)?$/, '')
    .replace(/\/+$/, '');
  return canonical === '' ? '/' : canonical;
}

/** Whether an address is that of a file: its last part has an extension other than `.html`. */
export function isFileAddress(path: string): boolean {
  return /\.[a-z0-9]+$/i.test(path) && !/\.html?$/i.test(path);
}
