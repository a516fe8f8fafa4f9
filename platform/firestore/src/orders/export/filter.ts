import { buyerKinds } from '@site/contracts/enquiry';
import { referenceOf } from '@site/contracts/orderReference';
import { products } from '@site/contracts/products';
import { UsageError } from '@site/tooling/command-line/command';
import { microsecondsOf, type ExportedDocument } from '../source/exportedDocument';

/** True for a document that a person wants to see. */
export type Filter = (document: ExportedDocument) => boolean;

/** The options of a filter, as they were typed; missing ones accept every document. */
export interface Wanted {
  /** The first day, as `2026-01-31` in India. */
  from?: string | undefined;
  /** The last day. */
  to?: string | undefined;
  /** Up to this day, which is not among them. */
  before?: string | undefined;
  /** A product's id or what is stored for it. */
  product?: string | undefined;
  /** What is stored for the buyer's kind. */
  kind?: string | undefined;
  email?: string | undefined;
  /** A document's id, or the reference that its sender reads out. */
  id?: string | undefined;
}

const DAY = 86_400_000;
/** In India, where the company is, clocks never change. */
const INDIA = '+05:30';

const plain = (text: unknown) =>
  String(text)
    .trim()
    .toLowerCase()
    .replaceAll(/[\s-]+/g, ' ');

/** The first moment of a day in India, in ms. */
function startOfDay(option: string, text: string): number {
  const start = Date.parse(`${text}T00:00:00${INDIA}`);
  const isDay =
    /^\d{4}-\d\d-\d\d$/.test(text) &&
    // A day that a month does not have would roll over into the next.
    new Date(Date.parse(`${text}T00:00:00Z`)).getUTCDate() === Number(text.slice(8));
  if (!isDay || Number.isNaN(start)) {
    throw new UsageError(`--${option} takes a day such as 2026-01-31.`);
  }
  return start;
}

/** The stored value that a person means; throws a `UsageError` that lists what there is. */
function chosen(option: string, text: string, values: ReadonlyMap<string, string>): string {
  const value = values.get(plain(text));
  if (value === undefined) {
    throw new UsageError(`--${option} takes one of: ${[...new Set(values.values())].join(', ')}.`);
  }
  return value;
}

const productValues = new Map(
  products.flatMap(({ id, orderValue, name }) =>
    [id, orderValue, name].map((text) => [plain(text), orderValue]),
  ),
);
const kindValues = new Map(buyerKinds.map((kind) => [plain(kind), kind]));

/** @throws {UsageError} for a value that is not understood. */
export function filterOf(wanted: Wanted): Filter {
  const filters: Filter[] = [];
  const time = ({ createTime }: ExportedDocument) => microsecondsOf(createTime) / 1000;
  const add = (text: string | undefined, make: (text: string) => Filter) => {
    if (text !== undefined) filters.push(make(text));
  };
  add(wanted.from, (text) => {
    const start = startOfDay('from', text);
    return (document) => time(document) >= start;
  });
  add(wanted.to, (text) => {
    const end = startOfDay('to', text) + DAY;
    return (document) => time(document) < end;
  });
  add(wanted.before, (text) => {
    const end = startOfDay('before', text);
    return (document) => time(document) < end;
  });
  add(wanted.product, (text) => {
    const value = chosen('product', text, productValues);
    return ({ fields }) => fields.Products === value;
  });
  add(wanted.kind, (text) => {
    const value = chosen('kind', text, kindValues);
    return ({ fields }) => fields.RetailerSelfUse === value;
  });
  // People write their own address in capitals at times; no two of them differ by that alone.
  add(wanted.email, (text) => {
    const address = text.trim().toLowerCase();
    return ({ fields }) => String(fields.Email).trim().toLowerCase() === address;
  });
  add(wanted.id, (text) => {
    const given = text.trim();
    return ({ id }) => id === given || referenceOf(id) === given.toUpperCase();
  });
  return (document) => filters.every((accepts) => accepts(document));
}
