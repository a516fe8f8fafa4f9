import cream from '../../content/cream.json';
import forte from '../../content/forte.json';
import words from '../../content/page.json';
import type { ProductContent } from '../../content/schema';
import type { PageWords } from './ProductTexts';
import { readTexts } from './readTexts';

export const english = readTexts<PageWords, ProductContent>({
  language: 'en',
  words,
  listed: { forte: () => forte, cream: () => cream },
});
