import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { english } from '../texts/en';
import { Texts } from '../texts/useTexts';

/** For `wrapper` of the testing library: around a part of a page, a router and the texts in English. */
export function TestProviders({ children }: { children: ReactNode }) {
  return (
    <MemoryRouter>
      <Texts value={english}>{children}</Texts>
    </MemoryRouter>
  );
}
