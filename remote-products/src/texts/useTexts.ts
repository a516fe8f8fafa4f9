import { createContext, useContext, type ComponentType } from 'react';
import type { ProductTexts } from './ProductTexts';

/** The texts of the exposed module's language. There are none by default: a page would load those of two languages. */
const Texts = createContext<ProductTexts | null>(null);

export function useTexts(): ProductTexts {
  return useContext(Texts) as ProductTexts;
}

/** A component that says everything in one language. */
export function withTexts<Props extends object>(texts: ProductTexts, Part: ComponentType<Props>) {
  return function InLanguage(props: Props) {
    return (
      <Texts value={texts}>
        <Part {...props} />
      </Texts>
    );
  };
}
