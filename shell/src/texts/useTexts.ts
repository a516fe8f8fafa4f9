import { createContext, useContext } from 'react';
import type { SiteTexts } from './SiteTexts';

/** No default value: it would put a second language into every page's scripts. */
export const Texts = createContext<SiteTexts | null>(null);

export function useTexts(): SiteTexts {
  return useContext(Texts) as SiteTexts;
}
