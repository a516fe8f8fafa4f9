import type {
  Condition,
  NoticeDatabase,
  Place,
  Stored,
  DocumentQuery,
} from '@site/order-backend/telling/records/noticeDatabase';
import {
  FieldPath,
  Timestamp,
  type DocumentSnapshot,
  type Firestore,
  type Query,
} from 'firebase-admin/firestore';

const PAGE = 300;

/** Turns Firestore's times into dates. Dates become its times by themselves. */
function withDates(value: unknown): unknown {
  if (value instanceof Timestamp) return value.toDate();
  if (Array.isArray(value)) return value.map(withDates);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, entry]) => [name, withDates(entry)]));
}

const storedOf = (snapshot: DocumentSnapshot): Stored | undefined =>
  snapshot.createTime && {
    id: snapshot.id,
    fields: withDates(snapshot.data()) as Stored['fields'],
    createdAt: snapshot.createTime.toDate(),
  };

/** Cloud Firestore as the notices use it. */
export function cloudDatabase(database: Firestore): NoticeDatabase {
  const referenceOf = ({ collection, id }: Place) => database.collection(collection).doc(id);
  const fitting = (collection: string, where: readonly Condition[] = []) =>
    where.reduce<Query>(
      (query, [field, operator, value]) => query.where(field, operator, value),
      database.collection(collection),
    );
  function queryOf(collection: string, { where, orderBy, most }: DocumentQuery): Query {
    const all = fitting(collection, where);
    return (orderBy ? all.orderBy(orderBy) : all).limit(most);
  }
  return {
    get: async (places) =>
      places.length > 0 ? (await database.getAll(...places.map(referenceOf))).map(storedOf) : [],
    async find(collection, wanted) {
      const { docs } = await queryOf(collection, wanted).get();
      return docs.flatMap((snapshot) => storedOf(snapshot) ?? []);
    },
    count: async (collection, where) =>
      (await fitting(collection, where).count().get()).data().count,
    async *all(collection) {
      const all = database.collection(collection).select().orderBy(FieldPath.documentId());
      for (let last: DocumentSnapshot | undefined; ;) {
        const { docs } = await (last ? all.startAfter(last) : all).limit(PAGE).get();
        for (const { id } of docs) yield { id };
        last = docs.at(-1);
        if (docs.length < PAGE) return;
      }
    },
    transaction: (places, next) =>
      database.runTransaction(async (transaction) => {
        const references = places.map(referenceOf);
        const found = references.length > 0 ? await transaction.getAll(...references) : [];
        const writes = next(found.map(storedOf));
        for (const place of writes.remove ?? []) transaction.delete(referenceOf(place));
        for (const [place, fields] of writes.put ?? []) {
          transaction.set(referenceOf(place), fields, { mergeFields: Object.keys(fields) });
        }
      }),
  };
}
