import { products } from '../company/products';

/** Routes of the site (specification §2). Product pages have theirs in `products`. */
export const paths = {
  home: '/',
  buyNow: '/buy-now',
  /** The mobile menu's Buy Now; leads to `buyNow` (§2 reports both `/buy` and `/#buy`). */
  buy: '/buy',
  privacyPolicy: '/privacy-policy',
  /** Shown in place of a page that is not on the device while there is no network; no one links to it. */
  offline: '/offline',
  /** What is shown at it is the page for unknown addresses; no one links to it. */
  notFound: '/not-found',
} as const;

/** A route that has a screen. */
export interface Page {
  /** Names the page in files that belong to it, such as its picture for shared links. */
  readonly name: string;
  readonly path: string;
}

/** Every route that has a screen, in the order of the specification's table. `buy` is not one: it leads to `buyNow`. */
export const pages: readonly Page[] = [
  { name: 'home', path: paths.home },
  ...products.map(({ id, path }) => ({ name: id, path })),
  { name: 'buy-now', path: paths.buyNow },
  { name: 'privacy-policy', path: paths.privacyPolicy },
];

/** A path as the server leads to it: in small letters, without a slash at its end. Visitors and other sites write others. */
export const canonicalPath = (path: string): string => path.toLowerCase().replace(/(?<=.)\/+$/, '');

/** The path under which a page is known: that of the page which an address leads to, or the address's own. */
export const knownPath = (path: string): string => (path === paths.buy ? paths.buyNow : path);

/** The paths of all pages. */
export const routes: readonly string[] = pages.map(({ path }) => path);

/** Ids of elements that addresses may point at. Others link to them, so they change only together with this list. */
export const anchors = {
  /** The order form's section on the home page. */
  buyNow: 'buy-now',
  /** The second reading of the mobile Buy Now (§2): `/#buy` leads to the form as well. */
  buy: 'buy',
  /** The contact block in the footer. */
  contact: 'contact',
  /** The product section of the home page, where the banner's Our Products leads. */
  ourProducts: 'our-products',
} as const;

/** The six sections of a product page, in reading order (§2). */
export const productAnchors = [
  'product-overview',
  'mechanism-of-action',
  'salt-composition',
  'dosage-and-instructions',
  'indications',
  'safety-information',
] as const;

export type ProductAnchor = (typeof productAnchors)[number];
