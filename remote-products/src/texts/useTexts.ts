import { createContext, useContext } from 'react';
import type { ProductTexts } from './ProductTexts';

/** No default value: it would put a second language into every page's scripts. */
export const Texts = createContext<ProductTexts | null>(null);

export function useTexts(): ProductTexts {
  return useContext(Texts) as ProductTexts;
}
