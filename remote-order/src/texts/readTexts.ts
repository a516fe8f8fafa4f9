import type { OrderMessages } from '../order/validateOrder';
import type { OrderTexts } from './OrderTexts';

export interface TextFiles extends Omit<OrderTexts, keyof OrderMessages> {
  messages: OrderMessages;
}

/** `npm run content -- check` validates the files, so that browsers need not load zod. */
export const readTexts = ({ messages, ...rest }: TextFiles): OrderTexts => ({
  ...rest,
  ...messages,
});
