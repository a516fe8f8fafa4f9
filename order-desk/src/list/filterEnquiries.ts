import { bareReference } from '@site/contracts/orderReference';
import { toSearchText } from '@site/contracts/searchKey';
import { typedNumber } from '@site/contracts/typedText';
import type { Filter } from '../model/deskCloud';
import type { Enquiry } from '../model/enquiry';

/** Whether an enquiry has a text in its name, e-mail address or reference, or its digits in its number. */
export function isFound({ reference, order }: Enquiry, text: string): boolean {
  const wanted = toSearchText(text);
  if (wanted === '') return true;
  const digits = typedNumber(wanted).replace('+', '');
  const isNumber = /^\d{3,}$/.test(digits);
  const hasNumber = isNumber && order?.Mobile.includes(digits.slice(-10));
  const bare = bareReference(text);
  return (
    hasNumber ||
    (bare !== '' && bareReference(reference).includes(bare)) ||
    [order?.Name ?? '', order?.Email ?? ''].some((value) => toSearchText(value).includes(wanted))
  );
}

/** What the list shows of all that are loaded. */
export const filterEnquiries = (
  enquiries: readonly Enquiry[],
  { status, product }: Filter,
  text: string,
): readonly Enquiry[] =>
  enquiries.filter(
    (it) =>
      (!status || it.status === status) &&
      (!product || it.product === product) &&
      isFound(it, text),
  );
