import { products, type Product } from './products';

/** How many products menus, cards and the order form of a page list: a page does not grow with their number. */
export const MOST_LISTED = 8;

/** How many products a page of the catalogue shows. */
export const PRODUCTS_PER_PAGE = 24;

const CATALOGUE = '/products';

/** A page of the list of all products. */
export interface CataloguePage {
  /** From 1. */
  readonly number: number;
  readonly path: string;
  readonly products: readonly Product[];
}

export interface Catalogue {
  /** The first products, in the order of the registry. */
  readonly listed: readonly Product[];
  /** Where all are; undefined where the listed ones are all. */
  readonly path?: string;
  readonly pages: readonly CataloguePage[];
}

/** A site whose products fit in its menus has no catalogue: the two of specification §2 do. */
export function catalogueOf(all: readonly Product[]): Catalogue {
  if (all.length <= MOST_LISTED) return { listed: all, pages: [] };
  const count = Math.ceil(all.length / PRODUCTS_PER_PAGE);
  const pages = Array.from({ length: count }, (_, index) => ({
    number: index + 1,
    path: index === 0 ? CATALOGUE : `${CATALOGUE}/page-${index + 1}`,
    products: all.slice(index * PRODUCTS_PER_PAGE, (index + 1) * PRODUCTS_PER_PAGE),
  }));
  return { listed: all.slice(0, MOST_LISTED), path: CATALOGUE, pages };
}

/** That of this site. A build that takes no more than the numbers leaves it out. */
export const catalogue = /* @__PURE__ */ catalogueOf(products);
