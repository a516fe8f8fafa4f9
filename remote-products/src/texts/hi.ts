import cream from '../../content/hi/cream.json';
import forte from '../../content/hi/forte.json';
import words from '../../content/hi/page.json';
import type { ProductContent } from '../../content/schema';
import type { PageWords } from './ProductTexts';
import { readTexts } from './readTexts';

export const hindi = readTexts<PageWords, ProductContent>({
  language: 'hi',
  words,
  listed: { forte: () => forte, cream: () => cream },
});
