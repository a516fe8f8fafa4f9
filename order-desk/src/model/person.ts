import { accepts, limits, orderRules, type OrderRecord } from '@site/order-model/enquiry';
import { hasEmail } from '@site/order-model/noEmail';
import { mobilesIn } from '@site/order-model/mobilesIn';
import { normaliseMobile } from '@site/order-model/normaliseMobile';
import { searchKeyOf, toSearchText, type SearchKey } from '@site/order-model/searchKey';
import { typedNumber } from '@site/order-model/typedText';
import type { Enquiry } from './enquiry';

/** The country's code: the form asks for ten digits, which are a number of India. */
export const COUNTRY = '+91';

/** Each number of a pasted text is a query. */
const MAX_NUMBERS = 3;

/**
 * The numbers that a text names. Beside other words these are whole ones: the digits of a reference are none, nor are those of a
 * whole address. A part of one may stand alone: its digits, all of them, those without a zero before them, and those without the
 * country's code, like which a number may also begin.
 */
export function numbersIn(text: string): readonly string[] {
  if (accepts(orderRules.Email, text)) return [];
  const whole = mobilesIn(text);
  if (whole.length > 0) return whole.slice(0, MAX_NUMBERS);
  const typed = typedNumber(text);
  if (!/^\+?\d+$/.test(typed)) return [];
  const digits = typed.replace('+', '');
  const own = typed.replace(/^(?:\+|0{0,2})91/, '').replace(/^\+|^0/, '');
  return [...new Set([digits, digits.replace(/^0/, ''), own])];
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
  if (accepts(orderRules.Email, wanted)) return hasEmail(wanted) ? { email: wanted } : undefined;
  const mobile = normaliseMobile(text);
  return accepts(orderRules.Mobile, mobile) ? { mobile } : undefined;
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
