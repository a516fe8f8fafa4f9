import type { Duty, DutyChanges } from '@site/order-model/duty';
import { staffCollections } from '@site/order-model/staffCollections';
import {
  collection,
  deleteField,
  doc,
  getDocs,
  limit,
  orderBy,
  query,
  serverTimestamp,
  setDoc,
  Timestamp,
  where,
  type DocumentData,
  type Firestore,
} from 'firebase/firestore/lite';
import { PAGE_SIZE } from '../model/deskCloud';
import type { Member } from '../model/enquiry';
import { inTime } from './cloudErrors';

/** What somebody of staff has set about being told. */
export interface MemberDuty {
  uid: string;
  /** When it was set, in ms, by the clock of the database. */
  at: number;
  duty: Duty;
}

/** Reads and writes when staff are not to be told. */
export function createDuties(database: Firestore) {
  const duties = collection(database, staffCollections.duty);
  return {
    /** What was set after a moment, in ms, oldest first. */
    async readDuties(since: number): Promise<readonly MemberDuty[]> {
      const after = where('at', '>', Timestamp.fromMillis(since));
      const found = await inTime(getDocs(query(duties, after, orderBy('at'), limit(PAGE_SIZE))));
      return found.docs.map((snapshot) => {
        const { at, offUntil, ...quiet } = snapshot.data() as Omit<Duty, 'offUntil'> & {
          at: Timestamp;
          offUntil?: Timestamp;
        };
        const duty = { ...quiet, ...(offUntil && { offUntil: offUntil.toMillis() }) };
        return { uid: snapshot.id, at: at.toMillis(), duty };
      });
    },
    /** Sets what changes alone: another device may have set the rest. */
    keepDuty(changes: DutyChanges, { uid }: Member): Promise<void> {
      const fields = Object.entries(changes).map(([name, value]) => [
        name,
        // Quiet hours are texts.
        typeof value === 'number' ? Timestamp.fromMillis(value) : (value ?? deleteField()),
      ]);
      const stored = { ...Object.fromEntries(fields), at: serverTimestamp() } as DocumentData;
      return inTime(setDoc(doc(duties, uid), stored, { merge: true }));
    },
  };
}
