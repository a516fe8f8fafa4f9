import { createContext, useContext } from 'react';
import type { SiteTexts } from './SiteTexts';

/** The texts of the page's language. There are none by default: a page would load those of two languages. */
export const Texts = createContext<SiteTexts | null>(null);

/** The shell's texts in the page's language. */
export function useTexts(): SiteTexts {
  return useContext(Texts) as SiteTexts;
}
