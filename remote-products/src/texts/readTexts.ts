import { fillBrand } from '@site/contracts/brand';
import type { ProductId } from '@site/contracts/products';
import type { ProductContent } from '../../content/schema';
import type { ProductTexts } from './ProductTexts';

export interface TextFiles extends Omit<ProductTexts, 'contents'> {
  /**
   * What gives the content of each product. Asked each time: where pages are rendered, the content is a file of its own, and the page
   * that asks for it depends on it.
   */
  files: Readonly<Record<ProductId, () => object>>;
}

/** The content of products with the brand filled in, by what their files hold. */
const filled = new WeakMap<object, ProductContent>();

function fillOnce(file: object): ProductContent {
  const known = filled.get(file) ?? (fillBrand(file) as ProductContent);
  filled.set(file, known);
  return known;
}

/** Fills the brand in. `npm run content -- check` validates the files, so that browsers need not load zod. */
export function readTexts({ files, ...rest }: TextFiles): ProductTexts {
  const contents = Object.defineProperties(
    {},
    Object.fromEntries(
      Object.entries(files).map(([product, read]) => [
        product,
        { enumerable: true, get: () => fillOnce(read()) },
      ]),
    ),
  );
  return { ...rest, contents: contents as Record<ProductId, ProductContent> };
}
