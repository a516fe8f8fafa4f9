import type { ProductId } from '@site/company/products';
import cream from '../../content/hi/cream.json';
import forte from '../../content/hi/forte.json';
import words from '../../content/hi/page.json';
import type { ProductTexts } from './ProductTexts';

export const hindi: ProductTexts = {
  language: 'hi',
  words,
  // `npm run content -- check` validates the files, so that browsers need not load zod.
  contents: { forte, cream } satisfies Record<
    ProductId,
    object
  > as object as ProductTexts['contents'],
};
