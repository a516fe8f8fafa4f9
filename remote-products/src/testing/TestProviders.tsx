import type { ReactNode } from 'react';
import { english } from '../texts/en';
import { Texts } from '../texts/useTexts';

/** A `wrapper` for Testing Library. */
export const TestProviders = ({ children }: { children: ReactNode }) => (
  <Texts value={english}>{children}</Texts>
);
