import cream from '../../content/hi/cream.json';
import forte from '../../content/hi/forte.json';
import words from '../../content/hi/page.json';
import type { ProductTexts } from './ProductTexts';

export const hindi: ProductTexts = {
  language: 'hi',
  words,
  // `npm run content -- check` validates the files, so that browsers need not load zod.
  contents: { forte, cream } as object as ProductTexts['contents'],
};
