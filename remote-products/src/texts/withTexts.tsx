import type { ComponentType } from 'react';
import type { ProductTexts } from './ProductTexts';
import { Texts } from './useTexts';

/** The part with the texts of one language around it. */
export function withTexts<Props extends object>(texts: ProductTexts, Part: ComponentType<Props>) {
  return function InLanguage(props: Props) {
    return (
      <Texts value={texts}>
        <Part {...props} />
      </Texts>
    );
  };
}
