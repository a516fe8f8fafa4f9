import type { ComponentType } from 'react';
import type { ProductTexts } from './ProductTexts';
import { Texts } from './useTexts';

export function withTexts<Props extends object>(texts: ProductTexts, Part: ComponentType<Props>) {
  return function InLanguage(props: Props) {
    return (
      <Texts value={texts}>
        <Part {...props} />
      </Texts>
    );
  };
}
