import { createContext, useContext } from 'react';
import type { CardTexts } from './CardTexts';

/** Apart from that of product pages, whose texts cards do not have. */
export const Texts = createContext<CardTexts | null>(null);

export function useTexts(): CardTexts {
  return useContext(Texts) as CardTexts;
}
