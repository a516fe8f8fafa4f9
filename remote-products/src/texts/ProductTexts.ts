import type { Language } from '@site/contracts/languages';
import type { ProductId } from '@site/contracts/products';
import type page from '../../content/page.json';
import type { ProductContent } from '../../content/schema';

declare global {
  /** Whether some products stand in no script, so that their pages bring texts and pictures. Each build puts it in. */
  const PAGES_BRING_FILES: boolean;
}

/** `content/page.json`. */
export type PageWords = typeof page;

/** The texts in one language. A missing text does not compile. */
export interface TextsOf<Words, Content> {
  language: Language;
  words: Words;
  /** The content of the products that menus list. That of others comes with the page that shows it. */
  listed: Readonly<Partial<Record<ProductId, Content>>>;
}

/** What the products' pages say. */
export type ProductTexts = TextsOf<PageWords, ProductContent>;
