import {
  decodeFields,
  encodeFields,
  TypedValue,
  type WireFields,
} from '@site/firestore/documents/values';
import type { ServerDocuments } from '@site/firestore/requests/serverDocuments';
import type { Condition, NoticeDatabase, Place, Stored } from '../records/noticeDatabase';

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

const valueAt = (fields: Stored['fields'], field: string): unknown =>
  field
    .split('.')
    .reduce<unknown>((value, name) => (value as Stored['fields'] | undefined)?.[name], fields);

function fits(fields: Stored['fields'], [field, operator, wanted]: Condition): boolean {
  const value = valueAt(fields, field);
  if (operator === '==') return value === wanted;
  if (operator === 'in') return wanted.some((one) => one === value);
  // As in Firestore, a document without the field fits no bound.
  if (!(value instanceof Date)) return false;
  if (operator === '<') return value < wanted;
  return operator === '<=' ? value <= wanted : value >= wanted;
}

type Document = NonNullable<ReturnType<ServerDocuments['get']>>;

/** Every count looks at every record, and a document that was read never changes. */
const decoded = new WeakMap<Document, Stored>();

function storedOf(document: Document): Stored {
  const { id, fields, createTime } = document;
  const stored = decoded.get(document) ?? {
    ...{ id, fields: decodeWithDates(fields), createdAt: new Date(createTime) },
  };
  decoded.set(document, stored);
  return stored;
}

/** The local store as the notices use it. */
export function localDatabase(staff: ServerDocuments): NoticeDatabase {
  const read = ({ collection, id }: Place) => {
    const document = staff.get(collection, id);
    return document && storedOf(document);
  };
  const fitting = (collection: string, where: readonly Condition[] = []) =>
    staff
      .list(collection)
      .map(storedOf)
      .filter(({ fields }) => where.every((condition) => fits(fields, condition)));
  return {
    get: async (places) => places.map(read),
    async find(collection, { where, orderBy, most }) {
      const found = fitting(collection, where);
      const time = ({ fields }: Stored) => Number(valueAt(fields, orderBy ?? ''));
      if (orderBy) found.sort((one, other) => time(one) - time(other));
      return found.slice(0, most);
    },
    count: async (collection, where) => fitting(collection, where).length,
    async *all(collection) {
      for (const { id, createTime } of staff.list(collection)) {
        yield { id, createdAt: new Date(createTime) };
      }
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
