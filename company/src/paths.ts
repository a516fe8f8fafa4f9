import { products } from './products';
import { languageOf, localised, plainPath } from './languages';

/** Routes of the site (specification §2). Product pages have theirs in `products`. */
export const paths = {
  home: '/',
  buyNow: '/buy-now',
  /** The mobile menu's Buy Now: another address of `buyNow` (§2 reports both `/buy` and `/#buy`). */
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

/** The path of the page that an address leads to: in small letters, without a slash at its end, and without the alias of §2. */
export function canonicalPath(path: string): string {
  const plain = path.toLowerCase().replace(/(?<=.)\/+$/, '');
  const isAlias = plainPath(plain) === paths.buy;
  return isAlias ? localised(paths.buyNow, languageOf(plain)) : plain;
}

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
