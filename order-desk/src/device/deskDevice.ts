import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import type { Enquiry, Member, PendingChange } from '../model/enquiry';

/** The database of the desk on this device. */
const NAME = 'order-desk';

/** Enquiries that are kept for times without a network: the newest. */
const KEPT = 300;

interface Schema extends DBSchema {
  enquiries: { key: string; value: Enquiry; indexes: { receivedAt: number } };
  pending: { key: string; value: PendingChange };
  state: { key: 'member' | 'seenUntil'; value: Member | number };
}

/** What this device keeps of the desk. */
export interface DeskDevice {
  read(): Promise<{
    enquiries: readonly Enquiry[];
    pending: readonly PendingChange[];
    member: Member | undefined;
    /** Every change and erasure up to then is known, in ms; 0 when nothing is kept. */
    seenUntil: number;
  }>;
  keep(enquiries: readonly Enquiry[]): Promise<void>;
  forget(ids: readonly string[]): Promise<void>;
  keepMember(member: Member): Promise<void>;
  keepSeenUntil(moment: number): Promise<void>;
  addPending(change: PendingChange): Promise<void>;
  removePending(entryId: string): Promise<void>;
  /** Removes everything but unsent changes. Those of one account go with it: at sign-out, and when its membership ended. */
  clear(uid?: string): Promise<void>;
}

const open = (): Promise<IDBPDatabase<Schema>> =>
  openDB<Schema>(NAME, 1, {
    upgrade(database) {
      const enquiries = database.createObjectStore('enquiries', { keyPath: 'id' });
      enquiries.createIndex('receivedAt', 'receivedAt');
      database.createObjectStore('pending', { keyPath: 'entryId' });
      database.createObjectStore('state');
    },
  });

export async function openDevice(): Promise<DeskDevice> {
  const database = await open();
  return {
    async read() {
      const [enquiries, pending, member, seenUntil] = await Promise.all([
        database.getAllFromIndex('enquiries', 'receivedAt'),
        database.getAll('pending'),
        database.get('state', 'member'),
        database.get('state', 'seenUntil'),
      ]);
      return {
        enquiries: enquiries.reverse(),
        pending: pending.sort((one, other) => one.madeAt - other.madeAt),
        member: member as Member | undefined,
        seenUntil: (seenUntil as number | undefined) ?? 0,
      };
    },
    async keep(enquiries) {
      const { store, done } = database.transaction('enquiries', 'readwrite');
      enquiries.forEach((enquiry) => void store.put(enquiry));
      let surplus = (await store.count()) - KEPT;
      for (
        let cursor = await store.index('receivedAt').openCursor();
        cursor && surplus > 0;
        cursor = await cursor.continue()
      ) {
        void cursor.delete();
        surplus -= 1;
      }
      await done;
    },
    async forget(ids) {
      const { store, done } = database.transaction('enquiries', 'readwrite');
      ids.forEach((id) => void store.delete(id));
      await done;
    },
    keepMember: async (member) => void (await database.put('state', member, 'member')),
    keepSeenUntil: async (moment) => void (await database.put('state', moment, 'seenUntil')),
    addPending: async (change) => void (await database.put('pending', change)),
    removePending: (entryId) => database.delete('pending', entryId),
    async clear(uid) {
      await Promise.all([database.clear('enquiries'), database.clear('state')]);
      const { store, done } = database.transaction('pending', 'readwrite');
      for (const { by, entryId } of await store.getAll()) {
        if (by === uid) void store.delete(entryId);
      }
      await done;
    },
  };
}
