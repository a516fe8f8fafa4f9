import { erasureOf, type Erasure } from '@site/contracts/erasure';
import type { Phone } from '@site/contracts/phone';
import { staffCollections } from '@site/contracts/staffCollections';
import {
  deleteDoc,
  doc,
  FieldPath,
  serverTimestamp,
  setDoc,
  updateDoc,
  writeBatch,
  type Firestore,
} from 'firebase/firestore/lite';
import type { Enquiry, Member, PendingChange } from '../model/enquiry';
import { newId } from '@site/contracts/newId';

/** Who did it, and when: the rules hold both. */
const signed = ({ uid, name }: Member) => ({ by: uid, name, at: serverTimestamp() });

/** Writes what staff may write. */
export function createWriter(database: Firestore) {
  const record = (id: string) => doc(database, staffCollections.desk, id);
  async function commit({ deletes, log }: Erasure, member: Member): Promise<void> {
    const batch = writeBatch(database);
    for (const place of deletes) batch.delete(doc(database, place.collection, place.id));
    batch.set(doc(database, log.collection, log.id), { ...log.entry, ...signed(member) });
    await batch.commit();
  }
  return {
    /** Adds an entry to the history, and sets the status that it names, in one step. */
    async send({ enquiryId, entryId, status, note }: PendingChange, member: Member): Promise<void> {
      const entry = { ...signed(member), ...(status ? { status } : { note }) };
      await updateDoc(
        record(enquiryId),
        new FieldPath('history', entryId),
        entry,
        ...['lastEntry', entryId, 'changedAt', serverTimestamp()],
        ...(status ? ['status', status] : []),
      );
    },

    /** Erases the enquiry and what is known about it. The log keeps that it was done, without saying of whom. */
    erase: ({ id, reference }: Pick<Enquiry, 'id' | 'reference'>, member: Member) =>
      commit(erasureOf('orders', id, 'staff', reference), member),

    eraseSubscriber: (id: string, member: Member) =>
      commit(erasureOf('subscribers', id, 'staff'), member),

    /** Nobody reads it again but the programs that tell phones. */
    async keepPhone(id: string, phone: Phone, { uid }: Member): Promise<void> {
      await setDoc(doc(database, staffCollections.phones, id), {
        ...{ ...phone, by: uid, at: serverTimestamp() },
      });
    },

    async removePhone(id: string): Promise<void> {
      await deleteDoc(doc(database, staffCollections.phones, id));
    },

    async logExport(count: number, member: Member): Promise<void> {
      const entry = doc(database, staffCollections.log, newId());
      await setDoc(entry, { ...signed(member), kind: 'export', count });
    },
  };
}
