import type { ReactNode } from 'react';
import { english } from '../texts/en';
import { withTexts } from '../texts/useTexts';

/** A `wrapper` for Testing Library. */
export const TestProviders = withTexts(
  english,
  ({ children }: { children: ReactNode }) => children,
);
