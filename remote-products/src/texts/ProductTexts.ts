import type { Language } from '@site/company/languages';
import type { ProductId } from '@site/company/products';
import type page from '../../content/page.json';
import type { ProductContent } from '../../content/schema';

/**
 * What the products' parts say in one language; the build fills the brand in. A missing word of the page or file of a product
 * does not compile; what that file holds is checked by `npm run content -- check`.
 */
export interface ProductTexts {
  language: Language;
  /** `content/page.json`. */
  words: typeof page;
  contents: Readonly<Record<ProductId, ProductContent>>;
}
