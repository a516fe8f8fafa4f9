import { collections } from '@site/order-model/enquiry';
import { erasureOf, type Erasure } from '@site/order-model/erasure';
import type { Phone } from '@site/order-model/phone';
import { staffCollections } from '@site/order-model/staffCollections';
import {
  deleteDoc,
  deleteField,
  doc,
  FieldPath,
  getDoc,
  serverTimestamp,
  setDoc,
  Timestamp,
  updateDoc,
  writeBatch,
  type Firestore,
} from 'firebase/firestore/lite';
import {
  changeOf,
  type Change,
  type Enquiry,
  type Member,
  type PendingChange,
} from '../model/enquiry';
import { newId } from '@site/order-model/newId';
import { inTime } from './cloudErrors';

/** Who did it, and when: the rules hold both. */
const signed = ({ uid, name }: Member) => ({ by: uid, name, at: serverTimestamp() });

const withTimestamp = <Part extends Pick<Change, 'callBackAt'>>({
  callBackAt,
  ...others
}: Part) => ({
  ...others,
  ...(callBackAt !== undefined && { callBackAt: Timestamp.fromMillis(callBackAt) }),
});

/** Writes what staff may write. */
export function createWriter(database: Firestore) {
  const record = (id: string) => doc(database, staffCollections.desk, id);
  const isThere = async (collection: string, id: string) =>
    (await inTime(getDoc(doc(database, collection, id)))).exists();
  async function commit({ deletes, log }: Erasure, member: Member): Promise<void> {
    const batch = writeBatch(database);
    for (const place of deletes) batch.delete(doc(database, place.collection, place.id));
    batch.set(doc(database, log.collection, log.id), { ...log.entry, ...signed(member) });
    await inTime(batch.commit());
  }
  return {
    /** Adds an entry to the history, and has the record follow it, in one step. */
    async send(
      { enquiryId, entryId, was, ...pending }: PendingChange,
      member: Member,
    ): Promise<void> {
      const change = withTimestamp(changeOf(pending));
      const entry = { ...signed(member), ...change, ...(was && { was: withTimestamp(was) }) };
      const isTold = change.note === undefined && !change.language;
      const fields: Record<string, unknown> = {
        // A status ends what was promised before.
        ...(change.status && { callBackAt: deleteField(), outcome: deleteField() }),
        ...change,
        lastEntry: entryId,
        changedAt: serverTimestamp(),
        ...(isTold && { dueAt: serverTimestamp() }),
      };
      // These are the entry's alone.
      delete fields.note;
      delete fields.from;
      await inTime(
        updateDoc(
          record(enquiryId),
          new FieldPath('history', entryId),
          entry,
          ...Object.entries(fields).flat(),
        ),
      );
    },

    /** Writes an enquiry down, with how it came. The database refuses one that it has, or that was erased. */
    add({ enquiryId: id, order, source }: PendingChange, member: Member): Promise<void> {
      const batch = writeBatch(database);
      batch.set(doc(database, collections.orders, id), { ...order });
      batch.set(doc(database, staffCollections.additions, id), { ...signed(member), source });
      return inTime(batch.commit());
    },

    /** Whether the database has an enquiry, although its record may not be made yet. */
    isStored: (id: string): Promise<boolean> => isThere(collections.orders, id),

    /** Whether an enquiry was erased: it is stored never again. */
    isErased: (id: string): Promise<boolean> => isThere(staffCollections.log, id),

    /** Erases the enquiry and what is known about it. The log keeps that it was done, without saying of whom. */
    erase: ({ id, reference }: Pick<Enquiry, 'id' | 'reference'>, member: Member) =>
      commit(erasureOf('orders', id, 'staff', reference), member),

    eraseSubscriber: (id: string, member: Member) =>
      commit(erasureOf('subscribers', id, 'staff'), member),

    /** Has this phone told of new orders, or renews that. Nobody reads it again but the programs that tell phones. */
    keepPhone(id: string, phone: Phone, { uid }: Member): Promise<void> {
      const place = doc(database, staffCollections.phones, id);
      return inTime(setDoc(place, { ...phone, by: uid, at: serverTimestamp() }));
    },

    removePhone: (id: string): Promise<void> =>
      inTime(deleteDoc(doc(database, staffCollections.phones, id))),

    logExport(count: number, member: Member): Promise<void> {
      const entry = doc(database, staffCollections.log, newId());
      return inTime(setDoc(entry, { ...signed(member), kind: 'export', count }));
    },
  };
}
