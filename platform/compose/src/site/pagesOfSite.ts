import type { Language } from '@site/contracts/languages';
import { remoteNames } from '@site/tooling/workspace';
import { releaseTitle, routesOf, type ReleasePage, type LiveReleases } from '@site/releases';

/** A page of a deployment. */
export interface SitePage extends ReleasePage {
  /** The languages that it exists in; left out for all that the shell has. */
  languages?: readonly Language[];
}

/** The pages of a deployment, and why some of the shell's are left out. */
export interface Pages {
  pages: readonly SitePage[];
  /** One line for each page that is left out. */
  leftOut: string[];
}

/**
 * The pages that a deployment has: those of its shell, without those about products that the live release of the
 * products does not have, and those of its remotes.
 */
export function pagesOfSite(live: LiveReleases): Pages {
  const { shell, remoteProducts } = live;
  const { pages = [] } = shell;
  const isThere = ({ product }: ReleasePage) =>
    product === undefined || (remoteProducts?.products?.includes(product) ?? true);
  const ofRemotes = remoteNames
    .flatMap((name) => live[name] ?? [])
    .flatMap((remote) =>
      routesOf(remote).map(({ path, languages }): SitePage => ({ path, languages })),
    );
  return {
    pages: [...pages.filter(isThere), ...ofRemotes],
    leftOut: pages
      .filter((page) => !isThere(page))
      .map(
        ({ path, product }) =>
          `${path} is not found from now on: ${remoteProducts && releaseTitle(remoteProducts)} does not have the product ${product}.`,
      ),
  };
}
