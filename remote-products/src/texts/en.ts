import type { ProductId } from '@site/company/products';
import cream from '../../content/cream.json';
import forte from '../../content/forte.json';
import words from '../../content/page.json';
import type { ProductTexts } from './ProductTexts';

export const english: ProductTexts = {
  language: 'en',
  words,
  // `npm run content -- check` validates the files, so that browsers need not load zod.
  contents: { forte, cream } satisfies Record<
    ProductId,
    object
  > as object as ProductTexts['contents'],
};
