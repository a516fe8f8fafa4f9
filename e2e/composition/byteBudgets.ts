import { products } from '@site/company/products';

const [product = ''] = products.map(({ path }) => `${path}/`);

/**
 * What a page may weigh with its styles and its boot script, in bytes as they travel (brotli). Hashes alone make one build 30 bytes
 * heavier than another.
 */
export const MAX_PAGE_BYTES = 16 * 1024;

/** What its headers take at most, over HTTP/2: policies, with the hash of each sheet that stands in some page. */
const MAX_HEADERS_BYTES = 1200;

/** What of a page may come before a browser draws it first: ten packets, the first flight of a new connection, with headers. */
export const MAX_FIRST_SCREEN_BYTES = 14_600 - MAX_HEADERS_BYTES;

/** The home page has all of its HTML in that flight; measured: one drawing more cost its first paint 150 ms. */
export const MAX_HOME_BYTES = 13_430;

/** What may be script before someone wants any. */
export const MAX_BEFORE_INTENT_BYTES = 3 * 1024;

/** What the scripts of a page may weigh that nobody has touched, with slick where a carousel may be in view. */
export const maxAtRestBytes: Readonly<Record<string, number>> = {
  '/': 120 * 1024,
  [product]: 140 * 1024,
  '/buy-now/': 126 * 1024,
};
