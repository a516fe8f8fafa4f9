import { releaseTitle } from '../releases/releaseTitle';
import { pagesOfSources } from '../releases/releasePages';
import type { ReleasePage } from '../releases/release';
import type { LiveReleases } from '../releases/liveReleases';

/** The pages of a deployment, and why some of the shell's are left out. */
export interface Pages {
  pages: readonly ReleasePage[];
  /** One line for each page that is left out. */
  leftOut: string[];
}

/**
 * The pages that a deployment has: those of its shell, without those about products that the live release of the
 * products does not have. A shell that is older than the list is asked for all pages of these sources; those that it
 * does not have come out as not found.
 */
export function pagesOfSite({ shell, remoteProducts }: LiveReleases): Pages {
  const all = shell.pages ?? pagesOfSources;
  const isThere = ({ product }: ReleasePage) =>
    product === undefined || (remoteProducts.products?.includes(product) ?? true);
  return {
    pages: all.filter(isThere),
    leftOut: all
      .filter((page) => !isThere(page))
      .map(
        ({ path, product }) =>
          `${path} is not found from now on: ${releaseTitle(remoteProducts)} does not have the product ${product}.`,
      ),
  };
}
