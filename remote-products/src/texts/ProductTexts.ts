import type { Language } from '@site/contracts/languages';
import type { ProductId } from '@site/contracts/products';
import type page from '../../content/page.json';
import type { ProductContent } from '../content/schema';

/** The words that every product's page and card have in common: `content/page.json`. */
export type PageWords = typeof page;

/** All that product pages and cards say in one language. A language that lacks a text or a product does not compile. */
export interface ProductTexts {
  language: Language;
  words: PageWords;
  contents: Readonly<Record<ProductId, ProductContent>>;
}
