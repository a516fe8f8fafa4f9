import { decodeFields, encodeFields, TypedValue, type WireFields } from '../../documents/values';
import type { ServerDocuments } from '../../wire/serverDocuments';
import type {
  Condition,
  NoticeDatabase,
  Place,
  Stored,
  DocumentQuery,
} from '../records/noticeDatabase';

/** Turns what Firestore has no JSON for back into dates. */
function withDates(value: unknown): unknown {
  if (value instanceof TypedValue) {
    return value.kind === 'timestampValue' ? new Date(String(value.value)) : value;
  }
  if (Array.isArray(value)) return value.map(withDates);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, entry]) => [name, withDates(entry)]));
}

/** A stored document's fields as plain values, its times as dates. */
export const decodeWithDates = (fields: WireFields) =>
  withDates(decodeFields(fields)) as Stored['fields'];

type Document = NonNullable<ReturnType<ServerDocuments['get']>>;

const storedOf = ({ id, fields, createTime }: Document): Stored => ({
  id,
  fields: decodeWithDates(fields),
  createdAt: new Date(createTime),
});

const operators = {
  '==': 'EQUAL',
  in: 'IN',
  '<': 'LESS_THAN',
  '<=': 'LESS_THAN_OR_EQUAL',
  '>=': 'GREATER_THAN_OR_EQUAL',
} as const;

const filterOf = ([field, operator, value]: Condition) => ({
  field,
  op: operators[operator],
  values: [value].flat().map((one) => (one instanceof Date ? one.getTime() : one)),
});

/** The local store as the notices use it. */
export function localDatabase(staff: ServerDocuments): NoticeDatabase {
  const read = ({ collection, id }: Place) => {
    const document = staff.get(collection, id);
    return document && storedOf(document);
  };
  const fitting = (
    collection: string,
    { where = [], orderBy, most }: Partial<DocumentQuery>,
  ): readonly Document[] =>
    staff.find({
      collection,
      filters: where.map(filterOf),
      orders: orderBy === undefined ? [] : [{ field: orderBy, isDescending: false }],
      limit: most,
    });
  return {
    get: async (places) => places.map(read),
    find: async (collection, wanted) => fitting(collection, wanted).map(storedOf),
    count: async (collection, where) => fitting(collection, { where }).length,
    async *all(collection) {
      for (const { id } of staff.list(collection)) yield { id };
    },
    transaction: (places, next) =>
      staff.transaction(({ get, put, remove }) => {
        const writes = next(places.map(read));
        writes.remove?.forEach(remove);
        for (const [place, fields] of writes.put ?? []) {
          put(place, { ...get(place), ...encodeFields(fields) });
        }
      }),
  };
}
