import type { ExposedModule } from '@site/contracts/exposedModules';
import { catalogue } from '@site/contracts/catalogue';
import { knownPath, paths, routes } from '@site/contracts/paths';
import { products } from '@site/contracts/products';
import { areAllKnown } from './furtherReleases';
import { moduleOfRoute, routeAt } from '../routes/routesInUse';

const pages: Readonly<Record<string, readonly ExposedModule[]>> = {
  [paths.home]: ['remoteProducts/ProductShowcase', 'remoteOrder/OrderForm'],
  [paths.buyNow]: ['remoteOrder/OrderForm'],
};

/** The modules that a path's screen shows besides those that every page has; none for a path without a screen. */
export function modulesOnPage(path: string): readonly ExposedModule[] {
  if (products.some((product) => product.path === path)) return ['remoteProducts/ProductPage'];
  if (catalogue.pages.some((page) => page.path === path)) return ['remoteProducts/ProductShowcase'];
  const route = routeAt(path);
  return route ? [moduleOfRoute(route)] : (pages[knownPath(path)] ?? []);
}

/** Whether it is known what is at a path. A remote that the document does not name may serve it. */
export const isKnownPath = (path: string): boolean =>
  areAllKnown() || routes.includes(knownPath(path)) || routeAt(path) !== undefined;
