import { matchRoutes, type NonIndexRouteObject } from 'react-router-dom';
import type { ExposedModule } from '@site/contracts/exposedModules';
import type { Language } from '@site/company/languages';
import { paths } from '@site/company/paths';
import { products } from '@site/company/products';
import { BuyNow } from './pages/buy-now/BuyNow';
import { Home } from './pages/home/Home';
import { areHomeStylesHere } from './pages/home/homeStyles';
import { NotFound } from './pages/not-found/NotFound';
import { loadPolicy, policyIn } from './pages/privacy-policy/policyTexts';
import { PrivacyPolicy } from './pages/privacy-policy/PrivacyPolicy';
import { Product } from './pages/product/Product';
import { RemotePage } from './pages/remote/RemotePage';
import { moduleOfRoute, remoteRoutesIn } from './remotes/remoteRoutes';
import { availableIn, isDeployed } from './remotes/releasesInUse';
import { remoteModule, type RemoteModule } from './remotes/remoteModule';

/** What a page of the shell needs and other pages do not have. */
interface NeededContent {
  isHere(language: Language): boolean;
  /** Left out where only the page's document has it, if it is not here. */
  load?(language: Language): Promise<unknown>;
}

/** What a route tells of its page. */
export interface RouteHandle {
  /** The modules of remotes that its content is made of. Those on every page are left out. */
  parts: readonly ExposedModule[];
  /** What else it needs. */
  needs?: NeededContent;
  /** Others built it, and the server has no text of it. */
  isForeign?: boolean;
}

export interface SiteRoute extends NonIndexRouteObject {
  path: string;
  handle?: RouteHandle;
}

/** The paths of §2 in every language: the router's base is the language's prefix. Its `/buy` is never one of the router's. */
const ownRoutes: readonly SiteRoute[] = [
  {
    path: paths.home,
    element: <Home />,
    handle: {
      parts: ['products/ProductShowcase', 'order/OrderForm'],
      needs: { isHere: areHomeStylesHere },
    },
  },
  ...products.map((product) => ({
    path: product.path,
    element: <Product key={product.id} product={product} />,
    handle: { parts: ['products/ProductPage'] as const },
  })),
  {
    path: paths.buyNow,
    element: <BuyNow />,
    handle: { parts: ['order/OrderForm'] },
  },
  {
    path: paths.privacyPolicy,
    element: <PrivacyPolicy />,
    handle: { parts: [], needs: { isHere: (language) => !!policyIn(language), load: loadPolicy } },
  },
];

const NOT_FOUND: SiteRoute = { path: '*', element: <NotFound /> };

/** The pages of the site in a language: the shell's own, and those that deployed remotes serve. */
export const routesIn = (language: Language): SiteRoute[] => [
  ...ownRoutes,
  ...remoteRoutesIn(language).map((route) => ({
    path: route.path,
    element: <RemotePage key={route.path} route={route} />,
    handle: { parts: [moduleOfRoute(route)], isForeign: route.isForeign === true },
  })),
  NOT_FOUND,
];

/** The page at a path of the router; undefined where there is none. */
export function routeAt(path: string, language: Language): SiteRoute | undefined {
  const route = matchRoutes(routesIn(language), path)?.at(-1)?.route;
  return route === NOT_FOUND ? undefined : route;
}

/** The parts that a page is made of. */
export const partsOf = (route: SiteRoute | undefined, language: Language): RemoteModule[] =>
  (route?.handle?.parts ?? [])
    .filter(isDeployed)
    .map((module) => remoteModule(availableIn(module, language)));
