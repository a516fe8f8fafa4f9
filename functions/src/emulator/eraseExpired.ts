import { staffCollections } from '@site/contracts/staffCollections';
import type { Firestore } from 'firebase-admin/firestore';

/** How many are erased at a time; the rest goes a minute later. */
const MOST = 200;

/**
 * Erases the records whose time is over. In production Firestore does that by itself (`ttl` in the indexes), within a day;
 * its emulator keeps everything.
 */
export async function eraseExpired(database: Firestore, now: Date): Promise<void> {
  const records = database.collection(staffCollections.desk);
  const { docs } = await records.where('expireAt', '<=', now).limit(MOST).select().get();
  for (const { ref } of docs) await ref.delete();
}
