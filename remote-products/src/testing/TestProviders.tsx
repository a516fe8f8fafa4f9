import type { ReactNode } from 'react';
import { english as onCards } from '../showcase/texts/en';
import { Texts as TextsOfCards } from '../showcase/texts/useTexts';
import { english } from '../texts/en';
import { Texts } from '../texts/useTexts';

/** A `wrapper` for Testing Library. */
export function TestProviders({ children }: { children: ReactNode }) {
  return (
    <Texts value={english}>
      <TextsOfCards value={onCards}>{children}</TextsOfCards>
    </Texts>
  );
}
