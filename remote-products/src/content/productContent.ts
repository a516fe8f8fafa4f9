import { fillBrand } from '@site/contracts/brand';
import type { ProductId } from '@site/contracts/products';
import cream from '../../content/cream.json';
import forte from '../../content/forte.json';
import type { ProductContent } from './schema';

/** One file per product: a product without its file does not compile. */
const files: Record<ProductId, unknown> = { forte, cream };

// The shape is checked where the files are written (`npm run content`), so that no browser loads the checker.
const contents = fillBrand(files) as Record<ProductId, ProductContent>;

/** Gives what a product's page and card say, with the brand filled in. */
export function productContent(id: ProductId): ProductContent {
  return contents[id];
}
