import { brand } from './brand';
import { products } from './products';

/**
 * What lands in Cloud Firestore. Three parties rely on these shapes: the order remote writes them, the database
 * (its rules, or the local store) refuses anything else, and staff read them in the export.
 */

/** Collections (specification §3 and the footer's Subscribe box). */
export const collections = {
  orders: `${brand.product}_Form`,
  subscribers: `${brand.product}_Subscribers`,
} as const;

/** The choices of the field RetailerSelfUse (§3, §9). */
export const buyerKinds = ['Retailer', 'Self Use'] as const;

/** The choices of the field Products (§3, §9). */
export const orderValues: readonly string[] = products.map((product) => product.orderValue);

/** Bounds of the stored fields. Texts are counted in UTF-16 units, as Firestore's rules count them. */
export const limits = {
  /** Exactly so many digits (§9). */
  mobileDigits: 10,
  /** The least quantity (§9). */
  quantityMin: 1,
  /** The specification shows no maximum; this one keeps a slip of the finger from becoming an order. */
  quantityMax: 100_000,
  nameMax: 200,
  /** The longest address that mail servers carry (RFC 5321, path without its brackets). */
  emailMax: 254,
} as const;

/** Patterns of the stored fields: ASCII classes only, so that browsers and Firestore's rules read them alike. */
export const patterns = {
  /** Text, @, domain, dot, at least two letters (§5 rule 2). */
  email: /^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]+@[A-Za-z0-9.-]+[.][A-Za-z]{2,}$/,
  mobile: /^[0-9]{10}$/,
} as const;

/** An order enquiry, with the field names of §3. */
export interface OrderRecord {
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

type FieldRule = (value: unknown) => boolean;

const isEmail: FieldRule = (value) =>
  typeof value === 'string' && value.length <= limits.emailMax && patterns.email.test(value);

const orderFields: Record<keyof OrderRecord, FieldRule> = {
  Name: (value) =>
    typeof value === 'string' && value.trim() !== '' && value.length <= limits.nameMax,
  Email: isEmail,
  Mobile: (value) => typeof value === 'string' && patterns.mobile.test(value),
  Quantity: (value) =>
    Number.isInteger(value) &&
    (value as number) >= limits.quantityMin &&
    (value as number) <= limits.quantityMax,
  RetailerSelfUse: (value) => buyerKinds.some((kind) => kind === value),
  Products: (value) => orderValues.some((name) => name === value),
};

const fieldRules: Record<string, Record<string, FieldRule>> = {
  [collections.orders]: orderFields,
  [collections.subscribers]: { Email: isEmail },
};

/** The fields of an order in the order in which forms and exports show them. */
export const orderFieldNames = Object.keys(orderFields) as (keyof OrderRecord)[];

/**
 * Says what keeps a document out of a collection.
 * Takes the collection's name and the document's plain values; gives one short reason per fault, never a value
 * (values are personal data), and an empty list when the document may be stored.
 */
export function faultsOf(collection: string, data: Record<string, unknown>): string[] {
  const rules = fieldRules[collection];
  if (!rules) return [`no collection ${collection} here`];
  const missing = Object.keys(rules).filter((field) => !Object.hasOwn(data, field));
  const surplus = Object.keys(data).filter((field) => !Object.hasOwn(rules, field));
  const wrong = Object.entries(rules)
    .filter(([field, accepts]) => Object.hasOwn(data, field) && !accepts(data[field]))
    .map(([field]) => field);
  return [
    ...missing.map((field) => `${field} is missing`),
    ...surplus.map((field) => `${field} is not a field`),
    ...wrong.map((field) => `${field} is not valid`),
  ];
}
