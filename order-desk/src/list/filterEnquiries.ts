import { bareReference } from '@site/order-model/orderReference';
import { searchKeyOf, toSearchText } from '@site/order-model/searchKey';
import { MAX_TYPED_LENGTH } from '@site/order-model/typedText';
import type { Enquiry } from '../model/enquiry';
import { numbersIn } from '../model/person';
import type { ListChoice } from './listChoice';
import { byWaiting, groupOf, inGroups } from '../model/openGroups';

/**
 * Tells which enquiries have a text in their name, e-mail address or reference, or its digits in their number; also what a
 * colleague has open, by the whole name alone: whoever looks for a caller called Asha wants none of the hundred that Asha has.
 */
export function finderOf(text: string): (enquiry: Enquiry) => boolean {
  const wanted = toSearchText(text);
  if (wanted === '') return () => true;
  if (wanted.length > MAX_TYPED_LENGTH) return () => false;
  const numbers = numbersIn(wanted).filter(({ length }) => length >= 3);
  const bare = bareReference(text);
  return ({ reference, order, claimedBy, status }) => {
    if (status !== 'done' && claimedBy && toSearchText(claimedBy.name) === wanted) return true;
    if (bare !== '' && bareReference(reference).includes(bare)) return true;
    if (!order) return false;
    const { name, email, mobile } = searchKeyOf(order);
    return (
      (numbers[0] && mobile.includes(numbers[0])) ||
      numbers.some((number) => mobile.startsWith(number)) ||
      name.includes(wanted) ||
      email.includes(wanted)
    );
  };
}

/** What the list shows of all that are loaded, in the order in which it shows them. */
export function filterEnquiries(
  enquiries: readonly Enquiry[],
  { show, product, text }: ListChoice,
  uid: string | undefined,
  now: number,
): readonly Enquiry[] {
  const isFound = finderOf(text);
  const fitting = enquiries.filter(
    (enquiry) => (!product || enquiry.product === product) && isFound(enquiry),
  );
  if (show === 'open') return inGroups(fitting, uid, now).flatMap(([, group]) => group);
  if (show === 'later') {
    return fitting.filter((enquiry) => groupOf(enquiry, uid, now) === 'later').sort(byWaiting);
  }
  return fitting.filter(({ status }) => show === 'all' || status === show);
}
