import { collections, type OrderRecord } from '@site/contracts/enquiry';
import { searchKeyOf } from '@site/firestore/staff/searchKey';
import { staffCollections } from '@site/firestore/staff/staffCollections';
import { changedFields } from '@site/order-notices/records/changedFields';
import {
  deskRecordSchema,
  digestStatesSchema,
  type DigestStates,
} from '@site/order-notices/records/deskRecord';
import {
  inWork,
  MAX_PHONES,
  type Found,
  type Mentioned,
  type NoticeStore,
  type OwnedPhone,
} from '@site/order-notices/records/noticeStore';
import { eraseEnquiry, eraseStrayRecord } from './eraseEnquiry';
import { pagesOf } from './pagesOf';
import { timestampsToDates } from './timestampsToDates';
import type {
  CollectionReference,
  DocumentSnapshot,
  Firestore,
  Query,
} from 'firebase-admin/firestore';

const digestsIn = (stored: DocumentSnapshot): DigestStates =>
  digestStatesSchema.parse(timestampsToDates(stored.data() ?? {}));

/** Reads every document: once a night. */
const idsOf = async (collection: CollectionReference) =>
  new Set((await collection.select().get()).docs.map(({ id }) => id));

export function cloudNoticeStore(database: Firestore): NoticeStore {
  const desk = database.collection(staffCollections.desk);
  const orders = database.collection(collections.orders);
  const phones = database.collection(staffCollections.phones);
  const staff = database.collection(staffCollections.staff);
  const digests = database.collection(staffCollections.notices).doc('digests');

  const count = async (query: Query) => (await query.count().get()).data().count;

  async function find(query: Query, orderedBy: string, most: number): Promise<Found> {
    const [all, first] = await Promise.all([
      count(query),
      query.orderBy(orderedBy).limit(most).select('reference', 'product', 'receivedAt').get(),
    ]);
    return {
      count: all,
      first: first.docs.map((snapshot) => timestampsToDates(snapshot.data()) as Mentioned),
    };
  }

  return {
    changeRecord: (id, next) =>
      database.runTransaction(async (transaction) => {
        const stored = await transaction.get(desk.doc(id));
        if (stored.exists) {
          const record = deskRecordSchema.parse(timestampsToDates(stored.data()));
          const changed = next({ record });
          const fields = changed && changedFields(record, changed);
          if (fields && Object.keys(fields).length > 0) transaction.update(stored.ref, fields);
          return;
        }
        const enquiry = await transaction.get(orders.doc(id));
        if (!enquiry.exists || !enquiry.createTime) return;
        const order = enquiry.data() as OrderRecord;
        const storedAt = enquiry.createTime.toDate();
        const made = next({
          enquiry: { product: order.Products, storedAt, search: searchKeyOf(order) },
        });
        if (made) transaction.create(stored.ref, made);
      }),
    readDigests: async () => digestsIn(await digests.get()),
    changeDigest: (name, next) =>
      database.runTransaction(async (transaction) => {
        const changed = next(digestsIn(await transaction.get(digests))[name]);
        if (changed) transaction.set(digests, { [name]: changed }, { mergeFields: [name] });
      }),
    async dueRecords(moment, most) {
      const due = desk.where('dueAt', '<=', moment).orderBy('dueAt').limit(most);
      return (await due.select().get()).docs.map(({ id }) => id);
    },
    async expiredRecords(moment, most) {
      const over = desk.where('expireAt', '<=', moment).orderBy('expireAt').limit(most);
      return (await over.select().get()).docs.map(({ id }) => id);
    },
    async *subscribersBefore(moment) {
      for await (const docs of pagesOf(database.collection(collections.subscribers).select())) {
        for (const { id, createTime } of docs) if (createTime.toDate() < moment) yield id;
      }
    },
    erase: (kind, id, reason) => eraseEnquiry(database, kind, id, reason),
    countMails: (level, since) => count(desk.where(`notices.${level}.at`, '>=', since)),
    inDigest(level, from, to, most) {
      const field = `notices.${level}.digestAt`;
      return find(desk.where(field, '>=', from).where(field, '<', to), field, most);
    },
    withStatus: (status, most) => find(desk.where('status', '==', status), 'receivedAt', most),
    countInWork: () => count(desk.where('status', 'in', inWork)),
    async phones() {
      const { docs } = await phones.limit(MAX_PHONES).get();
      const owned = docs.map((snapshot) => ({
        id: snapshot.id,
        ...(snapshot.data() as OwnedPhone),
      }));
      const owners = [...new Set(owned.map(({ by }) => by))].map((uid) => staff.doc(uid));
      const members = owners.length > 0 ? await database.getAll(...owners) : [];
      const known = new Set(members.filter(({ exists }) => exists).map(({ id }) => id));
      return owned.map((phone) => ({ ...phone, isOfStaff: known.has(phone.by) }));
    },
    removePhone: async (id) => void (await phones.doc(id).delete()),
    async *reconcileRecords() {
      const [stored, recorded] = await Promise.all([idsOf(orders), idsOf(desk)]);
      for (const id of stored) if (!recorded.has(id)) yield id;
      for (const id of recorded) if (!stored.has(id)) await eraseStrayRecord(database, id);
    },
  };
}
