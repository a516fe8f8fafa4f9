import { languages } from '@site/company/languages';
import { pages, paths } from '@site/company/paths';
import { products } from '@site/company/products';
import type { PinnedRoute, RemoteRoute } from '@site/contracts/remoteDeclaration';
import { declarationOf, type RemoteName } from '@site/contracts/remotes';
import { databaseOfSources, type ApplicationName } from '@site/tooling/workspace';
import type { Release, ReleasePage, StoredRelease } from './releaseFormat';

/** The pages that a shell has which is built from these sources. */
export const pagesOfSources: readonly ReleasePage[] = pages.map(({ path }) => {
  const product = products.find((product) => product.path === path);
  return {
    path,
    // §2: /buy leads to the form's page, so its file is that page; the router corrects the address.
    ...(path === paths.buyNow && { aliases: [paths.buy] }),
    ...(product && { product: product.id }),
  };
});

/** What a release that is built from these sources says of pages. */
export function contentsOfSources(
  application: ApplicationName,
): Pick<Release, 'pages' | 'products' | 'orderValues' | 'routes' | 'database'> {
  if (application === 'shell') return { pages: [...pagesOfSources] };
  const { routes = [] } = declarationOf(application);
  return {
    ...(application === 'products' && { products: products.map(({ id }) => id) }),
    ...(application === 'order' && {
      database: databaseOfSources(),
      orderValues: products.map(({ orderValue }) => orderValue),
    }),
    ...(routes.length > 0 && { routes: [...routes] }),
  };
}

const pinnedRoutes = (routes: readonly RemoteRoute[], isForeign: boolean): PinnedRoute[] =>
  routes.map((route) => ({
    ...route,
    languages: languages.filter((language) => language in route.texts),
    ...(isForeign && { isForeign }),
  }));

/** The pages that a release of a remote serves. */
export const routesOf = ({ routes = [], adopted }: StoredRelease): PinnedRoute[] =>
  pinnedRoutes(routes, adopted !== undefined);

/** The pages that a remote serves while it is developed. */
export function routesOfSources(remote: RemoteName): PinnedRoute[] {
  const { routes = [], isForeign = false } = declarationOf(remote);
  return pinnedRoutes(routes, isForeign);
}
