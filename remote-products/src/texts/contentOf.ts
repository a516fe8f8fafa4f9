import { fillBrand } from '@site/contracts/brand';
import type { ProductContent } from '../../content/schema';

/** What files hold with the brand filled in, by what they hold. */
const filled = new WeakMap<object, object>();

/** Fills the brand into what a content file holds, once. */
export function contentOf<Content extends object = ProductContent>(file: object): Content {
  const known = filled.get(file) ?? (fillBrand(file) as object);
  filled.set(file, known);
  return known as Content;
}
