import { firestoreIndexes } from '../rules/firestoreIndexes';
import { isJsonObject } from '@site/tooling/files/json';
import type { StoredDocument } from '../documents/documents';
import { objectWithOnly } from '../documents/objectWithOnly';
import { Refusal } from '../documents/refusal';
import { readFieldPath, valueAt } from '../documents/fieldPath';

/** The name under which a query orders by a document's own name. */
const NAME = '__name__';

interface Order {
  field: string;
  isDescending: boolean;
}

interface Filter {
  field: string;
  op: (typeof OPERATORS)[number];
  values: readonly unknown[];
}

export interface Query {
  collection: string;
  filters: readonly Filter[];
  orders: readonly Order[];
  /** Where the page begins: the values of the orders, of the last document of the page before. */
  after?: readonly unknown[];
  limit?: number | undefined;
}

const unserved = (what: string) =>
  new Refusal('unsupported', `The local store does not serve "${what}" in a query.`);

const fieldOf = (value: unknown): string => {
  const { fieldPath } = objectWithOnly(value, 'field', ['fieldPath']);
  return fieldPath === NAME ? NAME : readFieldPath(fieldPath).join('.');
};

/** Scalars as they are compared: texts, numbers, times, names of documents. Undefined for other values. */
function comparable(wire: unknown): unknown {
  const [[kind, value] = []] = isJsonObject(wire) ? Object.entries(wire) : [];
  if (kind === 'timestampValue') return Date.parse(String(value));
  if (kind === 'integerValue' || kind === 'doubleValue') return Number(value);
  if (kind === 'stringValue') return String(value);
  // A query looks at one collection: the ids tell its documents apart.
  return kind === 'referenceValue' ? String(value).split('/').at(-1) : undefined;
}

function readComparable(wire: unknown): unknown {
  const value = comparable(wire);
  if (value === undefined) throw unserved('a value of this kind');
  return value;
}

const OPERATORS = [
  'EQUAL',
  'IN',
  'LESS_THAN',
  'LESS_THAN_OR_EQUAL',
  'GREATER_THAN',
  'GREATER_THAN_OR_EQUAL',
] as const;

function readFilter(value: unknown): Filter[] {
  if (!isJsonObject(value)) return [];
  if (isJsonObject(value.compositeFilter)) {
    const { op, filters } = objectWithOnly(value.compositeFilter, 'filter', ['op', 'filters']);
    if (op !== 'AND' || !Array.isArray(filters)) throw unserved(String(op));
    return filters.flatMap(readFilter);
  }
  const filter = objectWithOnly(value.fieldFilter, 'filter', ['field', 'op', 'value']);
  const op = OPERATORS.find((known) => known === filter.op);
  if (!op) throw unserved(String(filter.op));
  const list = op === 'IN' && isJsonObject(filter.value) ? filter.value.arrayValue : undefined;
  const values = isJsonObject(list) ? (list.values as unknown[]) : [filter.value];
  return [{ field: fieldOf(filter.field), op, values: values.map(readComparable) }];
}

function readOrders(value: unknown, filters: readonly Filter[]): Order[] {
  const given = (Array.isArray(value) ? value : []).map((order): Order => {
    const { field, direction } = objectWithOnly(order, 'order', ['field', 'direction']);
    return { field: fieldOf(field), isDescending: direction === 'DESCENDING' };
  });
  const ranged = filters.find(({ op }) => op !== 'EQUAL' && op !== 'IN');
  if (given.length === 0 && ranged) given.push({ field: ranged.field, isDescending: false });
  if (given.some(({ field }) => field === NAME)) return given;
  return [...given, { field: NAME, isDescending: given.at(-1)?.isDescending ?? false }];
}

const isIndexed = (collection: string, filters: readonly Filter[], orders: readonly Order[]) => {
  const equal = filters.filter(
    ({ op, field }) => (op === 'EQUAL' || op === 'IN') && field !== NAME,
  );
  const sorted = orders.filter(({ field }) => field !== NAME);
  const needed = [
    ...equal.map(({ field }) => `${field} ASCENDING`).sort(),
    ...sorted.map(
      ({ field, isDescending }) => `${field} ${isDescending ? 'DESCENDING' : 'ASCENDING'}`,
    ),
  ];
  if (needed.length < 2) return true;
  return firestoreIndexes.indexes.some(({ collectionGroup, fields }) => {
    const indexed = fields.map(({ fieldPath, order }) => `${fieldPath} ${order}`);
    const prefix = [...indexed.slice(0, equal.length).sort(), ...indexed.slice(equal.length)];
    return collectionGroup === collection && prefix.join() === needed.join();
  });
};

/**
 * Reads the body of a query as the desk sends it.
 * @throws {Refusal} for what is not served, and for a query without its index, which production refuses as well.
 */
export function readQuery(body: unknown): Query {
  const { structuredQuery } = objectWithOnly(body, 'request', ['structuredQuery']);
  const query = objectWithOnly(structuredQuery, 'query', [
    'from',
    'where',
    'orderBy',
    'startAt',
    'limit',
  ]);
  const [from] =
    Array.isArray(query.from) && query.from.length === 1 ? (query.from as unknown[]) : [];
  const { collectionId } = objectWithOnly(from, 'collection', ['collectionId']);
  const filters = readFilter(query.where);
  const orders = readOrders(query.orderBy, filters);
  const collection = String(collectionId);
  if (!isIndexed(collection, filters, orders)) {
    throw new Refusal('unready', 'The query requires an index. Add it to firestoreIndexes.ts.');
  }
  const start = query.startAt
    ? objectWithOnly(query.startAt, 'cursor', ['values', 'before'])
    : undefined;
  if (start?.before === true) throw unserved('before');
  const limit = isJsonObject(query.limit) ? query.limit.value : query.limit;
  return {
    collection,
    filters,
    orders,
    ...(start && { after: (start.values as unknown[]).map(readComparable) }),
    limit: limit === undefined || limit === null ? undefined : Number(limit),
  };
}

const compare = (one: unknown, other: unknown) =>
  one === other ? 0 : (one as string) < (other as string) ? -1 : 1;

/** A document whose value is missing, or of another kind, belongs to no result: Firestore has it in no such index. */
const fits = (value: unknown, { op, values }: Filter) => {
  const [wanted] = values;
  if (op === 'IN') return values.includes(value);
  if (value === undefined || typeof value !== typeof wanted) return false;
  const order = compare(value, wanted);
  if (order === 0) return op.endsWith('EQUAL');
  return op.startsWith(order < 0 ? 'LESS_THAN' : 'GREATER_THAN');
};

export function findDocuments(
  documents: readonly StoredDocument[],
  { filters, orders, after = [], limit = Infinity }: Omit<Query, 'collection'>,
): StoredDocument[] {
  const valueOf = (document: StoredDocument, field: string) =>
    field === NAME ? document.id : comparable(valueAt(document.fields, field.split('.')));
  const compareValues = (some: readonly unknown[], others: readonly unknown[]) => {
    for (const [at, other] of others.entries()) {
      const difference = compare(some[at], other);
      if (difference !== 0) return orders[at]?.isDescending ? -difference : difference;
    }
    return 0;
  };
  return documents
    .filter((document) => filters.every((filter) => fits(valueOf(document, filter.field), filter)))
    .map((document) => ({
      document,
      values: orders.map(({ field }) => valueOf(document, field)),
    }))
    .filter(
      ({ values }) =>
        !values.includes(undefined) && (after.length === 0 || compareValues(values, after) > 0),
    )
    .sort((one, other) => compareValues(one.values, other.values))
    .slice(0, limit)
    .map(({ document }) => document);
}
