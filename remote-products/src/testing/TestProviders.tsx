import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { english } from '../texts/en';
import { Texts } from '../texts/useTexts';
import { provideEnglishTexts } from './englishContent';

provideEnglishTexts();

/** A `wrapper` for Testing Library. */
export function TestProviders({ children }: { children: ReactNode }) {
  return (
    <MemoryRouter>
      <Texts value={english}>{children}</Texts>
    </MemoryRouter>
  );
}
