import type { ReactNode } from 'react';
import type { ExposedModule } from '@site/contracts/exposedModules';
import { languageOf, type Language } from '@site/contracts/languages';
import { paths } from '@site/contracts/paths';
import { products } from '@site/contracts/products';
import { availableIn } from '../remotes/releasesInUse';
import { remoteModule, type RemoteModule } from '../remotes/remoteModule';
import { moduleOfRoute, routesIn } from '../routes/routesInUse';
import { BuyNow } from './buy-now/BuyNow';
import { Home } from './home/Home';
import { PrivacyPolicy } from './privacy-policy/PrivacyPolicy';
import { Product } from './product/Product';
import { RemotePage } from './remote/RemotePage';

/** What the site shows at a path. */
export interface PageOfSite {
  element: ReactNode;
  /** The parts of remotes on it, besides those that every page has. */
  modules: readonly ExposedModule[];
}

/** The shell's own pages, by their paths in the router. */
const ownPages: ReadonlyMap<string, PageOfSite> = new Map<string, PageOfSite>([
  [
    paths.home,
    { element: <Home />, modules: ['remoteProducts/ProductShowcase', 'remoteOrder/OrderForm'] },
  ],
  ...products.map((product): [string, PageOfSite] => [
    product.path,
    {
      element: <Product key={product.id} product={product} />,
      modules: ['remoteProducts/ProductPage'],
    },
  ]),
  [paths.buyNow, { element: <BuyNow />, modules: ['remoteOrder/OrderForm'] }],
  // §2 gives the mobile Buy Now as /buy and the form's route as /buy-now.
  [paths.buy, { element: <BuyNow isAlias />, modules: ['remoteOrder/OrderForm'] }],
  [paths.privacyPolicy, { element: <PrivacyPolicy />, modules: [] }],
]);

/**
 * The page at a path of the router; undefined where there is none. No path of the site has parameters, and the router's own
 * `Routes` is 3 KB (brotli) on every page.
 */
export function pageAt(path: string, language: Language): PageOfSite | undefined {
  const own = ownPages.get(path);
  if (own) return own;
  const route = routesIn(language).find((candidate) => candidate.path === path);
  return (
    route && {
      element: <RemotePage key={route.path} route={route} />,
      modules: [moduleOfRoute(route)],
    }
  );
}

/** The page that a path of the router leads to in the document's language. */
export const pageInDocument = (path: string): PageOfSite | undefined =>
  pageAt(path, languageOf(window.location.pathname));

/** The parts of that page, besides those that every page has. */
export function partsAt(path: string): RemoteModule[] {
  const language = languageOf(window.location.pathname);
  const modules = pageAt(path, language)?.modules ?? [];
  return modules.map((module) => remoteModule(availableIn(module, language)));
}
