import type { ReactNode } from 'react';
import { english } from '../texts/en';
import { Texts } from '../texts/useTexts';

/** A `wrapper` for Testing Library. */
export function InEnglish({ children }: { children: ReactNode }) {
  return <Texts value={english}>{children}</Texts>;
}
