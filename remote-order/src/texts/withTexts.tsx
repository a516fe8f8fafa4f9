import type { ComponentType } from 'react';
import type { OrderTexts } from './OrderTexts';
import { Texts } from './useTexts';

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
