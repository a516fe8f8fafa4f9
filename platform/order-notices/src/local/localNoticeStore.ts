import { collections, type OrderRecord } from '@site/contracts/enquiry';
import { erasureOf } from '@site/firestore/staff/erasure';
import { searchKeyOf } from '@site/firestore/staff/searchKey';
import { staffCollections } from '@site/firestore/staff/staffCollections';
import { decodeFields, encodeFields } from '@site/firestore/documents/values';
import type { ServerDocuments } from '@site/firestore/requests/serverDocuments';
import { changedFields } from '../records/changedFields';
import {
  deskRecordSchema,
  digestStatesSchema,
  type DeskRecord,
  type DigestStates,
} from '../records/deskRecord';
import {
  inWork,
  MAX_PHONES,
  type Found,
  type NoticeStore,
  type OwnedPhone,
} from '../records/noticeStore';
import { decodeWithDates } from './decodeWithDates';

type Stored = NonNullable<ReturnType<ServerDocuments['get']>>;

const digests = { collection: staffCollections.notices, id: 'digests' };

const digestsIn = (fields: Stored['fields'] | undefined): DigestStates =>
  fields ? digestStatesSchema.parse(decodeWithDates(fields)) : {};

/** Every count looks at every record, and a document that was read never changes. */
const parsed = new WeakMap<object, DeskRecord>();

function recordOf({ fields }: Stored): DeskRecord {
  const known = parsed.get(fields);
  if (known) return known;
  const record = deskRecordSchema.parse(decodeWithDates(fields));
  parsed.set(fields, record);
  return record;
}

function found(records: readonly DeskRecord[], most: number): Found {
  const byAge = [...records].sort((one, other) => +one.receivedAt - +other.receivedAt);
  return { first: byAge.slice(0, most), count: records.length };
}

/** The local store as the notices use it. */
export function localNoticeStore(staff: ServerDocuments): NoticeStore {
  const records = () => staff.list(staffCollections.desk).map(recordOf);
  return {
    async changeRecord(id, next) {
      await staff.change({ collection: staffCollections.desk, id }, (fields) => {
        if (fields) {
          const record = deskRecordSchema.parse(decodeWithDates(fields));
          const changed = next({ record });
          return changed && { ...fields, ...encodeFields(changedFields(record, changed)) };
        }
        const enquiry = staff.get(collections.orders, id);
        if (!enquiry) return undefined;
        const order = decodeFields(enquiry.fields) as unknown as OrderRecord;
        const storedAt = new Date(enquiry.createTime);
        const made = next({
          enquiry: { product: order.Products, storedAt, search: searchKeyOf(order) },
        });
        return made && encodeFields(made);
      });
    },
    async readDigests() {
      return digestsIn(staff.get(digests.collection, digests.id)?.fields);
    },
    async changeDigest(name, next) {
      await staff.change(digests, (fields) => {
        const states = digestsIn(fields);
        const changed = next(states[name]);
        return changed && encodeFields({ ...states, [name]: changed });
      });
    },
    async dueRecords(moment, most) {
      return staff
        .list(staffCollections.desk)
        .map((document) => ({ id: document.id, dueAt: recordOf(document).dueAt }))
        .filter(({ dueAt }) => dueAt !== null && dueAt <= moment)
        .sort((one, other) => Number(one.dueAt) - Number(other.dueAt))
        .slice(0, most)
        .map(({ id }) => id);
    },
    async expiredRecords(moment, most) {
      return staff
        .list(staffCollections.desk)
        .filter((stored) => {
          const { expireAt } = recordOf(stored);
          return expireAt !== null && expireAt <= moment;
        })
        .slice(0, most)
        .map(({ id }) => id);
    },
    async *subscribersBefore(moment) {
      for (const { id, createTime } of staff.list(collections.subscribers)) {
        if (new Date(createTime) < moment) yield id;
      }
    },
    async erase(kind, id, reason) {
      const { deletes, log } = erasureOf(kind, id, reason);
      await staff.transaction(({ put, remove }) => {
        deletes.forEach(remove);
        put(log, encodeFields({ ...log.entry, at: new Date() }));
      });
    },
    async countMails(level, since) {
      return records().filter(({ notices }) => {
        const notice = notices[level];
        return notice && notice.state !== 'digest' && notice.at >= since;
      }).length;
    },
    async inDigest(level, from, to, most) {
      const all = records().filter(({ notices }) => {
        const notice = notices[level];
        return notice?.state === 'digest' && notice.digestAt >= from && notice.digestAt < to;
      });
      return found(all, most);
    },
    async withStatus(wanted, most) {
      return found(
        records().filter(({ status }) => status === wanted),
        most,
      );
    },
    async countInWork() {
      return records().filter(({ status }) => inWork.includes(status)).length;
    },
    async phones() {
      return staff
        .list(staffCollections.phones)
        .slice(0, MAX_PHONES)
        .map(({ id, fields }) => ({ id, ...(decodeFields(fields) as unknown as OwnedPhone) }))
        .map((phone) => ({
          ...phone,
          isOfStaff: staff.get(staffCollections.staff, phone.by) !== undefined,
        }));
    },
    removePhone: (id) => staff.erase([{ collection: staffCollections.phones, id }]),
    async *reconcileRecords() {
      for (const { id } of staff.list(collections.orders)) {
        if (!staff.get(staffCollections.desk, id)) yield id;
      }
    },
  };
}
