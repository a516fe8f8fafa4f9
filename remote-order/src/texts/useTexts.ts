import { createContext, useContext, type ComponentType } from 'react';
import type { OrderTexts } from './OrderTexts';

/** The texts of the exposed module's language. There are none by default: a page would load those of two languages. */
const Texts = createContext<OrderTexts | null>(null);

export function useTexts(): OrderTexts {
  return useContext(Texts) as OrderTexts;
}

/** A component that says everything in one language. */
export function withTexts<Props extends object>(texts: OrderTexts, Part: ComponentType<Props>) {
  return function InLanguage(props: Props) {
    return (
      <Texts value={texts}>
        <Part {...props} />
      </Texts>
    );
  };
}
