import { createContext, useContext } from 'react';
import type { ProductTexts } from './ProductTexts';

/** The texts of the exposed module's language. There are none by default: a page would load those of two languages. */
export const Texts = createContext<ProductTexts | null>(null);

/** The products' texts in the page's language. */
export function useTexts(): ProductTexts {
  return useContext(Texts) as ProductTexts;
}
