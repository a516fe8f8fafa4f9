import { fillBrand } from '@site/contracts/brand';
import type { OrderMessages } from '../order/validateOrder';
import type { OrderTexts } from './OrderTexts';

export interface TextFiles extends Omit<OrderTexts, keyof OrderMessages> {
  messages: OrderMessages;
}

/** Fills the brand in. `npm run content -- check` validates the files, so that browsers need not load zod. */
export function readTexts({ messages, form, subscribe, ...rest }: TextFiles): OrderTexts {
  const { withoutScript } = form;
  return {
    ...rest,
    ...fillBrand(messages),
    // Phone and e-mail become links here, so their placeholders stay.
    form: { ...fillBrand(form), withoutScript },
    subscribe: fillBrand(subscribe),
  };
}
