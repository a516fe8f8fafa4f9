import { createTexts } from '@site/shared-ui/createTexts';
import type { ProductTexts } from './ProductTexts';

/** The texts of the exposed module's language. */
export const [useTexts, withTexts] = createTexts<ProductTexts>();
