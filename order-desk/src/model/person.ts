import { limits, patterns, type OrderRecord } from '@site/order-model/enquiry';
import { hasEmail } from '@site/order-model/noEmail';
import { normaliseMobile } from '@site/order-model/normaliseMobile';
import { searchKeyOf, toSearchText, type SearchKey } from '@site/order-model/searchKey';
import { typedNumber } from '@site/order-model/typedText';
import type { Enquiry } from './enquiry';

/** The country's code: the form asks for ten digits, which are a number of India. */
export const COUNTRY = '+91';

/**
 * The digits of a typed number, all of them, and those without what people write before it, and no enquiry has: the country's
 * code, or a zero. Empty where something else is typed.
 */
export function digitsOf(typed: string): readonly string[] {
  const number = typedNumber(typed);
  const digits = number.replace('+', '');
  if (!/^\d+$/.test(digits)) return [];
  const own = number.startsWith(COUNTRY) ? number.slice(COUNTRY.length) : digits.replace(/^0/, '');
  return [digits, own];
}

/** A person as the company knows them: by an e-mail address, or by a number. */
export type Person = Pick<SearchKey, 'email'> | Pick<SearchKey, 'mobile'>;

export const isAddress = (text: string): boolean =>
  text.length <= limits.emailMax && /^\S+@\S+[.]\S+$/.test(text);

/**
 * Whom a text names; undefined for part of an address or of a number, which others may share, and for what no order can
 * have: with a comma after an address nothing would be found, and all of it would stay stored.
 */
export function toPerson(text: string): Person | undefined {
  const wanted = toSearchText(text);
  if (isAddress(wanted)) {
    return patterns.email.test(wanted) && hasEmail(wanted) ? { email: wanted } : undefined;
  }
  const mobile = normaliseMobile(text);
  return patterns.mobile.test(mobile) ? { mobile } : undefined;
}

/** Whether an order is of a person. */
export function isOf(person: Person, order: OrderRecord): boolean {
  const { email, mobile } = searchKeyOf(order);
  return 'email' in person ? email === person.email : mobile === person.mobile;
}

/** What an order says of a person that another one says, too. */
type Contact = Pick<OrderRecord, 'Email' | 'Mobile'>;

/** What a person is known by. Addresses are ASCII, and thousands are looked at for one list. */
const keysOf = ({ Email, Mobile }: Contact) =>
  hasEmail(Email) ? [Mobile, Email.toLowerCase()] : [Mobile];

/** How many enquiries there are of each number and of each address, among these. */
export function countPeople(enquiries: readonly Enquiry[]): (order: OrderRecord) => number {
  const byKey = new Map<string, Set<string>>();
  for (const { id, order } of enquiries) {
    if (!order) continue;
    for (const key of keysOf(order)) byKey.set(key, (byKey.get(key) ?? new Set()).add(id));
  }
  return (order) => new Set(keysOf(order).flatMap((key) => [...(byKey.get(key) ?? [])])).size;
}

/** Whether two orders are of one person: the same number, or the same address. */
export function isSamePerson(one: Contact, other: Contact): boolean {
  const keys = keysOf(other);
  return keysOf(one).some((key) => keys.includes(key));
}
