import type { Language } from '@site/contracts/languages';
import type { ProductId } from '@site/contracts/products';
import type page from '../../content/page.json';
import type { ProductContent } from '../../content/schema';

/** `content/page.json`. */
export type PageWords = typeof page;

/** The texts in one language; the build fills the brand in. A missing text does not compile. */
export interface TextsOf<Words, Content> {
  language: Language;
  words: Words;
  contents: Readonly<Record<ProductId, Content>>;
}

/** What the products' pages say. */
export type ProductTexts = TextsOf<PageWords, ProductContent>;
