import { brand } from '@site/company/brand';
import { products } from '@site/company/products';
import type { OrderFieldName } from './orderFields';
import { CONTROL, INVISIBLE, SPACE } from './typedText';

/**
 * What lands in Cloud Firestore. Three parties rely on these shapes: the order remote writes them, the database
 * (its rules, or the local store) refuses anything else, and staff read them in the export.
 */

/** Collections (specification §3 and the footer's Subscribe box). */
export const collections = {
  orders: `${brand.product}_Form`,
  subscribers: `${brand.product}_Subscribers`,
} as const;

/** The choices of the field RetailerSelfUse (§3). */
export const buyerKinds = ['Retailer', 'Self Use'] as const;

const known = products.map((product) => product.orderValue);

/** The choices of the field Products (§3). */
export const orderValues: readonly string[] = known;

/** Lets orders be for a product that was added while this process runs. */
export function addOrderValue(value: string): void {
  if (!known.includes(value)) known.push(value);
}

/** Bounds of the stored fields. */
export const limits = {
  /** Exactly so many digits (§9). */
  mobileDigits: 10,
  /** The least quantity (§9). */
  quantityMin: 1,
  /** The specification shows no maximum; this one keeps a slip of the finger from becoming an order. */
  quantityMax: 100_000,
  /** In characters as Unicode counts them, so that a name has the same room in every script. */
  nameMax: 200,
  /** The longest address that mail servers carry (RFC 5321, path without its brackets). */
  emailMax: 254,
} as const;

/** Inside a name invisible characters may stand, as several scripts need joiners there. */
const NAME_EDGE = `[^${CONTROL}${SPACE}${INVISIBLE}]`;
const SEEN = `[^${SPACE}${INVISIBLE}]`;
// Not two patterns for the ends: one that ends with `+$` looks at a long row of spaces inside of a name again from each of them.
const seen = new RegExp(`${SEEN}([^]*${SEEN})?`, 'u');

/** Removes from both ends of a name what nobody sees, which the pattern of a name does not accept there. */
export const trimName = (name: string): string => name.match(seen)?.[0] ?? '';

/** Texts of one line: begin and end with a character that can be seen, and have no control characters. */
export const lineOf = (most: number): RegExp =>
  new RegExp(`^${NAME_EDGE}([^${CONTROL}]{0,${most - 2}}${NAME_EDGE})?$`, 'u');

/**
 * Patterns of the stored texts, which the rules of Firestore hold too: no class but written-out ones, no `.`, no look
 * around, so that JavaScript and RE2 read them alike. Lengths stand in the pattern where a text may hold more than ASCII:
 * what `size()` of the rules counts is not promised.
 */
export const patterns = {
  name: lineOf(limits.nameMax),
  /** Text, @, domain, dot, at least two letters (§5 rule 2). Letters beyond ASCII are stored as Punycode: `typedAddress`. */
  email:
    /^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]+@[A-Za-z0-9.-]+[.]([A-Za-z]{2,}|[Xx][Nn]-{2}[A-Za-z0-9-]*[A-Za-z0-9])$/,
  mobile: new RegExp(`^[0-9]{${limits.mobileDigits}}$`),
  /** The id of a document: the 20 letters and digits that the sender draws, so that none can be guessed. */
  id: /^[A-Za-z0-9]{20}$/,
} as const;

/** An order enquiry: the fields of §3, all of them required. */
export interface OrderRecord extends Record<RequiredFieldName, string | number> {
  Name: string;
  Email: string;
  /** Ten digits. */
  Mobile: string;
  /** A whole number of packs. */
  Quantity: number;
  RetailerSelfUse: string;
  /** The product's `orderValue`. */
  Products: string;
}

export interface SubscriberRecord {
  Email: string;
}

/** What one stored field may hold. A whole number is one to Firestore too: `2.0` is none. */
export type FieldRule = {
  /** True in the first release with a field: pages that are open and enquiries that wait on devices do not have it. */
  readonly isNew?: boolean;
  /** True for a field that may stay empty: it is left out then. */
  readonly isOptional?: boolean;
} & (
  | {
      /** A text that matches as a whole. */
      readonly pattern: RegExp;
      /** The most UTF-16 units, for a pattern that lets ASCII alone pass. */
      readonly longest?: number;
    }
  | {
      /** A whole number, both bounds included. */
      readonly least: number;
      readonly most: number;
    }
  | {
      /** One of these texts. */
      readonly choices: readonly string[];
    }
);

/** The fields of a collection's documents, in the order in which forms and exports show them. */
export type FieldRules = Readonly<Record<string, FieldRule>>;

const email: FieldRule = { pattern: patterns.email, longest: limits.emailMax };

export const orderRules = {
  Name: { pattern: patterns.name },
  Email: email,
  Mobile: { pattern: patterns.mobile },
  Quantity: { least: limits.quantityMin, most: limits.quantityMax },
  RetailerSelfUse: { choices: buyerKinds },
  Products: { choices: orderValues },
} satisfies Readonly<Record<OrderFieldName, FieldRule>>;

/** The fields that a form asks for until they are filled. */
export type RequiredFieldName = {
  [name in OrderFieldName]: (typeof orderRules)[name] extends { isOptional: true } ? never : name;
}[OrderFieldName];

export function isRequired(name: OrderFieldName): name is RequiredFieldName {
  const rule: FieldRule = orderRules[name];
  return !rule.isOptional;
}

/** The one schema: the form, the local store, the export and `firestore.rules` all follow it. */
export const documentRules: Readonly<Record<string, FieldRules>> = {
  [collections.orders]: orderRules,
  [collections.subscribers]: { Email: email },
};

export const mayBeMissing = (rule: FieldRule): boolean => !!(rule.isNew || rule.isOptional);

export function accepts(rule: FieldRule, value: unknown): boolean {
  if ('choices' in rule) return rule.choices.some((choice) => choice === value);
  if ('pattern' in rule) {
    if (typeof value !== 'string' || value.length > (rule.longest ?? Infinity)) return false;
    return rule.pattern.test(value);
  }
  return (
    Number.isInteger(value) && (value as number) >= rule.least && (value as number) <= rule.most
  );
}

/** Whether a collection takes a document. `faultsOf` says why not, in words that browsers need not load. */
export function isStorable(
  collection: string,
  data: Record<string, unknown>,
  schema = documentRules,
): boolean {
  const rules = schema[collection];
  if (!rules) return false;
  return Object.keys({ ...rules, ...data }).every((field) => {
    const rule = rules[field];
    if (!rule) return false;
    return Object.hasOwn(data, field) ? accepts(rule, data[field]) : mayBeMissing(rule);
  });
}

/**
 * Says what keeps a document out of a collection.
 * Takes the collection's name and the document's plain values; gives one short reason per fault, never a value
 * (values are personal data), and an empty list when the document may be stored.
 * Tests pass another schema than the site's.
 */
export function faultsOf(
  collection: string,
  data: Record<string, unknown>,
  schema = documentRules,
): string[] {
  const rules = Object.hasOwn(schema, collection) ? schema[collection] : undefined;
  if (!rules) return [`no collection ${collection} here`];
  const ofFields = Object.entries(rules).flatMap(([field, rule]) => {
    if (!Object.hasOwn(data, field)) return mayBeMissing(rule) ? [] : `${field} is missing`;
    return accepts(rule, data[field]) ? [] : `${field} is not valid`;
  });
  const surplus = Object.keys(data).filter((field) => !Object.hasOwn(rules, field));
  return [...ofFields, ...surplus.map((field) => `${field} is not a field`)];
}
