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

/** Has a database that is opened when it is used first, and again after the browser closed it. */
function reopening(): <Result>(work: (database: Database) => Promise<Result>) => Promise<Result> {
  let opening: Promise<Database> | undefined;
  const forget = () => (opening = undefined);
  const opened = () => {
    opening ??= open().then((database) => {
      database.addEventListener('close', forget);
      // Another tab deletes it, as clearing site data does.
      database.addEventListener('versionchange', () => {
        database.close();
        forget();
      });
      return database;
    });
    opening.catch(forget);
    return opening;
  };
  return async (work) => {
    try {
      return await work(await opened());
    } catch (failure) {
      // It was closed between the two, or its server died, as Safari's does.
      if (!['InvalidStateError', 'UnknownError'].includes((failure as Error).name)) throw failure;
      forget();
      return work(await opened());
    }
  };
}

/** Keeps the desk in IndexedDB. Rejects where the browser has none, refuses it, or is out of room. */
export function openDevice(): DeskDevice {
  const run = reopening();
  return {
    read: () =>
      run(async (database) => {
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
      }),
    keep: (enquiries) =>
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
    forget: (ids) =>
      run(async (database) => {
        const { store, done } = database.transaction('enquiries', 'readwrite');
        ids.forEach((id) => void store.delete(id));
        await done;
      }),
    keepMember: (member) =>
      run(async (database) => void (await database.put('state', member, 'member'))),
    keepSeenUntil: (moment) =>
      run(async (database) => void (await database.put('state', moment, 'seenUntil'))),
    addPending: (change) => run(async (database) => void (await database.put('pending', change))),
    removePending: (entryId) => run((database) => database.delete('pending', entryId)),
    clear: (uid) =>
      run(async (database) => {
        await Promise.all([database.clear('enquiries'), database.clear('state')]);
        const { store, done } = database.transaction('pending', 'readwrite');
        for (const { by, entryId } of await store.getAll()) {
          if (by === uid) void store.delete(entryId);
        }
        await done;
      }),
  };
}
