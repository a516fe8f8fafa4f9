import type { ProductId } from '@site/contracts/products';
import { contentOf } from './contentOf';
import type { ProductTexts } from './ProductTexts';

export interface TextFiles extends Omit<ProductTexts, 'listed'> {
  /**
   * What gives the content of each product that menus list. Asked each time: where pages are rendered, the content is a
   * file of its own, and the page that asks for it depends on it.
   */
  listed: Readonly<Partial<Record<ProductId, () => object>>>;
}

/** Fills the brand in. `npm run content -- check` validates the files, so that browsers need not load zod. */
export function readTexts({ listed, ...rest }: TextFiles): ProductTexts {
  const getters = Object.entries(listed).map(([product, read]) => [
    product,
    { enumerable: true, get: () => contentOf(read()) },
  ]);
  return {
    ...rest,
    listed: Object.defineProperties({}, Object.fromEntries(getters)) as ProductTexts['listed'],
  };
}
