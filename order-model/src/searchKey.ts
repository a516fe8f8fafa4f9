import type { OrderRecord } from './enquiry';
import { hasEmail } from './noEmail';
import { MAX_TYPED_LENGTH, typedAddress, withLatinDigits } from './typedText';

/** What an order is searched by. It stands in the order's record, which staff alone read, and goes with it. */
export interface SearchKey {
  name: string;
  /** Empty for a caller who has none. */
  email: string;
  mobile: string;
}

/** A text as it is compared: neither case nor width nor spaces nor what nobody sees tell two apart. */
export const toSearchText = (text: string): string =>
  // First: tabs stand between the cells of a sheet, and are among what nobody sees.
  withLatinDigits(
    typedAddress(text.replace(/\s+/gu, ' ')).slice(0, MAX_TYPED_LENGTH + 1),
  ).toLowerCase();

export const searchKeyOf = ({
  Name,
  Email,
  Mobile,
}: Pick<OrderRecord, 'Name' | 'Email' | 'Mobile'>): SearchKey => ({
  name: toSearchText(Name),
  email: hasEmail(Email) ? toSearchText(Email) : '',
  mobile: Mobile,
});
