import { fillBrand } from '@site/contracts/brand';
import type { ProductId } from '@site/contracts/products';
import type { ProductContent } from '../../content/schema';
import type { ProductTexts } from './ProductTexts';

export interface TextFiles extends Omit<ProductTexts, 'contents'> {
  files: Readonly<Record<ProductId, unknown>>;
}

/** Fills the brand in. `npm run content -- check` validates the files, so that browsers need not load zod. */
export function readTexts({ files, ...rest }: TextFiles): ProductTexts {
  return { ...rest, contents: fillBrand(files) as Record<ProductId, ProductContent> };
}
