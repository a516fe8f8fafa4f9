import type { ReactNode } from 'react';
import { catalogue } from '@site/contracts/catalogue';
import { languageOf, type Language } from '@site/contracts/languages';
import { paths } from '@site/contracts/paths';
import { products } from '@site/contracts/products';
import { areAllKnown } from '../remotes/furtherReleases';
import { routesIn } from '../routes/routesInUse';
import { loadPage, PageApart, type NameApart } from './apart/pagesApart';
import { BuyNow } from './buy-now/BuyNow';
import { Product } from './product/Product';
import { RemotePage } from './remote/RemotePage';
import { UnknownPage } from './remote/UnknownPage';

interface PageAt {
  page: ReactNode;
  /** The page in a script of its own that it may show. */
  apart?: NameApart;
}

const apart = (name: NameApart): PageAt => ({ page: <PageApart name={name} />, apart: name });

const ownPages: Readonly<Record<string, PageAt>> = {
  [paths.home]: apart('home'),
  [paths.buyNow]: { page: <BuyNow /> },
  // §2 gives the mobile Buy Now as /buy and the form's route as /buy-now.
  [paths.buy]: { page: <BuyNow isAlias /> },
  [paths.privacyPolicy]: apart('privacyPolicy'),
};

/**
 * The page at a path of the router. No path of the site has parameters, and the router's own `Routes` is 3 KB (brotli) on
 * every page.
 */
export function pageAt(path: string, language: Language): PageAt {
  const isHere = (it: { path: string }) => it.path === path;

  const product = products.find(isHere);
  if (product) return { page: <Product key={product.id} product={product} /> };
  const listed = catalogue.pages.find(isHere);
  if (listed) return { page: <PageApart name="catalogue" listed={listed} />, apart: 'catalogue' };
  const own = Object.hasOwn(ownPages, path) && ownPages[path];
  if (own) return own;
  const route = routesIn(language).find(isHere);
  if (route) return { page: <RemotePage key={route.path} route={route} /> };
  return { page: <UnknownPage pathname={path} />, apart: 'notFound' };
}

/** Whether the site has a page at a path, as far as this document knows. */
export const isPage = (path: string): boolean =>
  pageAt(path, languageOf(window.location.pathname)).apart !== 'notFound' || !areAllKnown();

/**
 * Loads what the page at a path of the router lacks. Gives what settles with it, or undefined when the page can be drawn; parts
 * of remotes come by themselves.
 */
export function loadPageAt(pathname: string): Promise<void> | undefined {
  const language = languageOf(window.location.pathname);
  const { apart } = pageAt(pathname, language);
  return apart && loadPage(apart, language);
}
