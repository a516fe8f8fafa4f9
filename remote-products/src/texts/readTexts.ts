import { fillBrand } from '@site/contracts/brand';
import type { ProductId } from '@site/contracts/products';
import type { ProductContent } from '../content/schema';
import type { ProductTexts } from './ProductTexts';

/** The texts of one language as they stand in `content`; one file per product. */
export interface TextFiles extends Omit<ProductTexts, 'contents'> {
  files: Readonly<Record<ProductId, unknown>>;
}

/**
 * The texts of a language, with the brand filled in. The shape of the files is checked where they are written
 * (`npm run content -- check`), so that no browser loads the checker.
 */
export function readTexts({ files, ...rest }: TextFiles): ProductTexts {
  return { ...rest, contents: fillBrand(files) as Record<ProductId, ProductContent> };
}
