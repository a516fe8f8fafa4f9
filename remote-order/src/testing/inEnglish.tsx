import type { ReactNode } from 'react';
import { english } from '../texts/en';
import { Texts } from '../texts/useTexts';

/** For `wrapper` of the testing library: around a form, its texts in English. */
export function InEnglish({ children }: { children: ReactNode }) {
  return <Texts value={english}>{children}</Texts>;
}
