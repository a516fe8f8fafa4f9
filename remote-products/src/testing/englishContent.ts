import type { ProductId } from '@site/company/products';
import type { ProductContent } from '../../content/schema';
import { english } from '../texts/en';

/** The English content of any product. */
export const englishContent = (id: ProductId): ProductContent => english.contents[id];
