import { brand, productSlug } from './brand';

/**
 * The products, in the order in which menus, cards and the form show them.
 * Of a further one name, path, place in the form and stored value follow; `npm run new -- product` makes the rest.
 */
const VARIANTS = ['Forte', 'Cream'] as const;

export type ProductVariant = (typeof VARIANTS)[number];

/** Names a product inside the code and names its data file. */
export type ProductId = Lowercase<ProductVariant>;

export interface Product {
  readonly id: ProductId;
  /** What people read: `{product} Forte` (specification §1). */
  readonly name: string;
  /** What the form's select holds and the record stores: `{product}-Forte` (§3). */
  readonly orderValue: string;
  /** The product page's route (§2). */
  readonly path: string;
}

export const products: readonly Product[] = VARIANTS.map((variant) => ({
  id: variant.toLowerCase() as ProductId,
  name: `${brand.product} ${variant}`,
  orderValue: `${brand.product}-${variant}`,
  path: `/products/${productSlug}-${variant.toLowerCase()}`,
}));

/** The product of an id. Every id has one, so this never fails. */
export function productOf(id: ProductId): Product {
  return products.find((product) => product.id === id) as Product;
}
