import { createContext, useContext } from 'react';
import type { OrderTexts } from './OrderTexts';

/** The texts of the exposed module's language. There are none by default: a page would load those of two languages. */
export const Texts = createContext<OrderTexts | null>(null);

export function useTexts(): OrderTexts {
  return useContext(Texts) as OrderTexts;
}
