import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import type { Enquiry, Member, PendingChange } from '../model/enquiry';

/** The database of the desk on this device. */
const NAME = 'order-desk';

/** Enquiries that are kept for times without a network: the newest, of some working days. */
const MAX_KEPT = 2500;

interface Schema extends DBSchema {
  enquiries: { key: string; value: Enquiry; indexes: { receivedAt: number } };
  pending: { key: string; value: PendingChange };
  state: { key: 'member' | 'seenUntil'; value: Member | number };
}

type Database = IDBPDatabase<Schema>;

const open = (): Promise<Database> =>
  openDB<Schema>(NAME, 1, {
    upgrade(database) {
      const enquiries = database.createObjectStore('enquiries', { keyPath: 'id' });
      enquiries.createIndex('receivedAt', 'receivedAt');
      database.createObjectStore('pending', { keyPath: 'entryId' });
      database.createObjectStore('state');
    },
  });

/**
 * Opened for each piece of work: browsers close one that stays open, as Safari does in the background, and clearing site data
 * deletes it.
 */
async function run<Result>(work: (database: Database) => Promise<Result>): Promise<Result> {
  const database = await open();
  try {
    return await work(database);
  } finally {
    database.close();
  }
}

/** What this device keeps of the desk. */
export type DeskDevice = ReturnType<typeof openDevice>;

/** What a device has kept. */
export interface Kept {
  /** Newest first. */
  enquiries: readonly Enquiry[];
  pending: readonly PendingChange[];
  member: Member | undefined;
  /** Every change and erasure up to then is known, in ms; 0 when nothing is kept. */
  seenUntil: number;
}

/** Keeps the desk in IndexedDB. Rejects where the browser has none, refuses it, or is out of room. */
export const openDevice = () => ({
  read: () =>
    run(async (database): Promise<Kept> => {
      const [enquiries, pending, member, seenUntil] = await Promise.all([
        database.getAllFromIndex('enquiries', 'receivedAt'),
        database.getAll('pending'),
        database.get('state', 'member'),
        database.get('state', 'seenUntil'),
      ]);
      return {
        enquiries: enquiries.reverse(),
        pending,
        member: member as Member | undefined,
        seenUntil: (seenUntil as number | undefined) ?? 0,
      };
    }),
  readPending: () =>
    run(async (database): Promise<Pick<Kept, 'pending' | 'member'>> => {
      const [pending, member] = await Promise.all([
        database.getAll('pending'),
        database.get('state', 'member'),
      ]);
      return { pending, member: member as Member | undefined };
    }),
  keep: (enquiries: readonly Enquiry[]) =>
    run(async (database) => {
      const { store, done } = database.transaction('enquiries', 'readwrite');
      enquiries.forEach((enquiry) => void store.put(enquiry));
      let surplus = (await store.count()) - MAX_KEPT;
      for (
        let cursor = await store.index('receivedAt').openCursor();
        cursor && surplus > 0;
        cursor = await cursor.continue()
      ) {
        void cursor.delete();
        surplus -= 1;
      }
      await done;
    }),
  forget: (ids: readonly string[]) =>
    run(async (database) => {
      const { store, done } = database.transaction('enquiries', 'readwrite');
      ids.forEach((id) => void store.delete(id));
      await done;
    }),
  keepMember: (member: Member) =>
    run(async (database): Promise<void> => void (await database.put('state', member, 'member'))),
  keepSeenUntil: (moment: number) =>
    run(async (database): Promise<void> => void (await database.put('state', moment, 'seenUntil'))),
  addPending: (change: PendingChange) =>
    run(async (database): Promise<void> => void (await database.put('pending', change))),
  removePending: (entryId: string) => run((database) => database.delete('pending', entryId)),
  /** Removes everything but unsent changes. Those of one account go with it: at sign-out, and when its membership ended. */
  clear: (uid?: string) =>
    run(async (database) => {
      await Promise.all([database.clear('enquiries'), database.clear('state')]);
      const { store, done } = database.transaction('pending', 'readwrite');
      for (const { by, entryId } of await store.getAll()) {
        if (by === uid) void store.delete(entryId);
      }
      await done;
    }),
});
