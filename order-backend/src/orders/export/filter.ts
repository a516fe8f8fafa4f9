import { accepts, limits, orderRules } from '@site/order-model/enquiry';
import { readReference, referenceOf } from '@site/order-model/orderReference';
import { normaliseMobile } from '@site/order-model/normaliseMobile';
import { stripInvisible } from '@site/order-model/typedText';
import { UsageError } from '@site/tooling/command-line/command';
import { DAY_MS, momentInIndia } from '@site/order-model/india';
import { emailKey } from '@site/order-model/emailKey';
import { hasEmail, NO_EMAIL } from '@site/order-model/noEmail';
import type { ExportRow } from '../source';

export type Filter = (row: ExportRow) => boolean;

/** The options of a filter, as they were typed; missing ones accept every document. */
export interface FilterOptions {
  /** The first day, as `2026-01-31` in India. */
  from?: string | undefined;
  to?: string | undefined;
  /** Up to this day, which is not among them. */
  before?: string | undefined;
  /** A person's address. With a number, what has either of the two is the person's. */
  email?: string | undefined;
  mobile?: string | undefined;
  /** Ids of documents, or the references that their senders read out, with commas between them. */
  id?: string | undefined;
}

function startOfDay(option: string, text: string): number {
  const start = momentInIndia(`${text}T00:00:00`);
  const isDay =
    /^\d{4}-\d\d-\d\d$/.test(text) &&
    // A day that a month does not have would roll over into the next.
    new Date(Date.parse(`${text}T00:00:00Z`)).getUTCDate() === Number(text.slice(8));
  if (!isDay || Number.isNaN(start)) {
    throw new UsageError(`--${option} takes a day such as 2026-01-31.`);
  }
  return start;
}

/** A number as it is stored. One of another country, or two of them, would name a stranger by their last digits. */
function mobileOf(text: string): string {
  const mobile = normaliseMobile(text);
  if (!accepts(orderRules.Mobile, mobile)) {
    throw new UsageError(`--mobile takes a number of ${limits.mobileDigits} digits.`);
  }
  return mobile;
}

// People write their own address in capitals at times; no two of them differ by that alone.
const addressOf = (text: unknown) => emailKey(String(text));
/** With a comma after it nothing would be found, and all of it would stay stored. */
const isWhole = (address: string) => accepts(orderRules.Email, address);

/** @throws {UsageError} for a value that is not understood. */
export function filterOf({ from, to, before, email, mobile, id }: FilterOptions): Filter {
  const start = from === undefined ? -Infinity : startOfDay('from', from);
  const end = Math.min(
    to === undefined ? Infinity : startOfDay('to', to) + DAY_MS,
    before === undefined ? Infinity : startOfDay('before', before),
  );
  if (end <= start) throw new UsageError('These options leave no day: --from is the earlier one.');
  const address = email === undefined ? undefined : addressOf(email);
  if (address !== undefined && !isWhole(address)) {
    throw new UsageError('--email takes a whole address, and nothing beside it.');
  }
  if (address === NO_EMAIL) {
    throw new UsageError(`${NO_EMAIL} is nobody's address: callers without one share it.`);
  }
  const number = mobile === undefined ? undefined : mobileOf(mobile);
  const isAnybody = address === undefined && number === undefined;
  const isTheirs = (asked: string | undefined, stored: unknown) =>
    asked !== undefined && addressOf(stored) === asked;
  const wanted = new Set(
    (id === undefined ? [] : stripInvisible(id).split(','))
      .map((text) => text.trim())
      .flatMap((text) => [text, readReference(text)]),
  );
  return ({ id: found, fields, createTime }) => {
    const time = Date.parse(createTime);
    const isPersons = isTheirs(address, fields.Email) || isTheirs(number, fields.Mobile);
    const isMeant = id === undefined || wanted.has(found) || wanted.has(referenceOf(found));
    return start <= time && time < end && (isAnybody || isPersons) && isMeant;
  };
}

/** Subscriptions have no number: one has those of the addresses in its orders. Once these are erased, nothing says which. */
export function filterOfSubscribers(wanted: FilterOptions, orders: readonly ExportRow[]): Filter {
  const ofNumber = wanted.mobile === undefined ? [] : orders;
  const emails = ofNumber
    .map(({ fields }) => addressOf(fields.Email ?? ''))
    .filter((email) => isWhole(email) && hasEmail(email));
  const filters = [wanted, ...emails.map((email) => ({ ...wanted, email }))].map(filterOf);
  return (row) => filters.some((isMeant) => isMeant(row));
}
