import { withTimeout } from '../promises/withTimeout';
import type { Entry } from './entry';
import type { EntryStorage } from './entryStorage';

export const DATABASE = 'order-outbox';
const ENTRIES = 'entries';

/** How long the database may take for one thing, in ms. Some private modes never answer. */
const LIMIT = 2000;

const timedOut = () => new Error('The database took too long.');

function opened(factory: IDBFactory): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = factory.open(DATABASE, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(ENTRIES, { keyPath: 'id' });
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

/**
 * Keeps entries in IndexedDB, across visits. What it says is written is on the disk. Rejects where the browser has no
 * database, refuses it or takes too long. Takes the browser's databases, and the limit of one operation in ms.
 */
export function databaseStorage(
  factory: () => IDBFactory = () => indexedDB,
  limit = LIMIT,
): EntryStorage {
  let database: Promise<IDBDatabase> | undefined;
  let patience = limit;

  async function open(): Promise<IDBDatabase> {
    const forget = () => (database = undefined);
    database ??= opened(factory()).then((it) => {
      it.onclose = forget;
      // Whoever wants to delete the database, or a release with another version of it, need not wait for this page.
      it.onversionchange = () => {
        it.close();
        forget();
      };
      return it;
    });
    database.catch(forget);
    const opening = database;
    // A database that hung once is not waited for again; it is taken when it does come.
    const it = await withTimeout(patience, opening, timedOut).catch((fault: unknown) => {
      patience = 0;
      throw fault;
    });
    patience = limit;
    return it;
  }

  async function run<Result>(
    mode: IDBTransactionMode,
    work: (entries: IDBObjectStore, give: (result: Result) => void) => void,
  ): Promise<Result> {
    const it = await open();
    const done = new Promise<Result>((resolve, reject) => {
      // Strict: the answer waits for the disk, so that it outlives a crash.
      const transaction = it.transaction(ENTRIES, mode, { durability: 'strict' });
      let result: Result;
      transaction.oncomplete = () => resolve(result);
      transaction.onabort = () => reject(transaction.error);
      work(transaction.objectStore(ENTRIES), (given) => (result = given));
    });
    return withTimeout(limit, done, timedOut);
  }

  /** Nothing is stored on the device of a visitor who sends nothing: only a write makes the database. */
  async function isThere(): Promise<boolean> {
    const databases = factory();
    if (database || !databases.databases) return true;
    const all = await withTimeout(limit, databases.databases(), timedOut);
    return all.some(({ name }) => name === DATABASE);
  }

  return {
    async read() {
      if (!(await isThere())) return [];
      return run<Entry[]>('readonly', (entries, give) => {
        const all = entries.getAll();
        all.onsuccess = () => give(all.result);
      });
    },
    change: (id, edit) =>
      run<Entry | undefined>('readwrite', (entries, give) => {
        const get = entries.get(id);
        get.onsuccess = () => {
          const before = get.result as Entry | undefined;
          const after = edit(before);
          if (after) entries.put(after);
          else if (before) entries.delete(id);
          give(before);
        };
      }),
  };
}
