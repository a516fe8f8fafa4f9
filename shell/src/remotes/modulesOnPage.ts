import type { ExposedModule } from '@site/contracts/exposedModules';
import { knownPath, paths } from '@site/contracts/paths';
import { products } from '@site/contracts/products';
import { moduleOfRoute, routeAt } from '../routes/routesInUse';

const pages: Readonly<Record<string, readonly ExposedModule[]>> = {
  [paths.home]: ['remoteProducts/ProductShowcase', 'remoteOrder/OrderForm'],
  [paths.buyNow]: ['remoteOrder/OrderForm'],
};

/** The modules that a path's screen shows besides those that every page has; none for a path without a screen. */
export function modulesOnPage(path: string): readonly ExposedModule[] {
  if (products.some((product) => product.path === path)) return ['remoteProducts/ProductPage'];
  const route = routeAt(path);
  return route ? [moduleOfRoute(route)] : (pages[knownPath(path)] ?? []);
}
