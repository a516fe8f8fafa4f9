import { OUTBOX_DATABASE, hasDatabase } from '@site/order-model/keptOnDevice';
import { withTimeout } from '@site/shared-ui/withTimeout';
import type { Entry } from './entry';
import { StorageTimeout, type EntryStorage } from './entryStorage';

const ENTRIES = 'entries';

/** How long the database may take for one operation. Some private modes never answer. */
const LIMIT_MS = 2000;

const notWritten = () => new StorageTimeout(false);

function openDatabase(factory: IDBFactory): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = factory.open(OUTBOX_DATABASE, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(ENTRIES, { keyPath: 'id' });
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

/** A connection that ended without a word: closed in between, or its server died, as Safari's does. */
const isLost = (error: unknown): boolean =>
  ['InvalidStateError', 'UnknownError'].includes((error as Partial<Error> | null)?.name ?? '');

/** Aborts what took too long, so that it is not written after it was reported as failed. */
function abortLate(transaction: IDBTransaction): StorageTimeout {
  try {
    transaction.abort();
    return notWritten();
  } catch {
    // It is being committed.
    return new StorageTimeout(true);
  }
}

/**
 * Keeps entries in IndexedDB, across visits. A write is on the disk when it is fulfilled. Rejects where the browser has no
 * database, refuses it or takes too long.
 */
export function databaseStorage(
  factory: () => IDBFactory = () => indexedDB,
  limitMs = LIMIT_MS,
): EntryStorage {
  let database: Promise<IDBDatabase> | undefined;
  let openLimitMs = limitMs;

  async function open(): Promise<IDBDatabase> {
    const forget = () => (database = undefined);
    database ??= openDatabase(factory()).then((opened) => {
      opened.onclose = forget;
      // The database can be deleted, or upgraded by another release, while this page is open.
      opened.onversionchange = () => {
        opened.close();
        forget();
      };
      return opened;
    });
    database.catch(forget);
    const opening = database;
    // A database that did not open in time is not waited for again; it is used when it does open.
    const it = await withTimeout(openLimitMs, opening, notWritten).catch((error: unknown) => {
      openLimitMs = 0;
      throw error;
    });
    openLimitMs = limitMs;
    return it;
  }

  async function attempt<Result>(
    mode: IDBTransactionMode,
    work: (entries: IDBObjectStore, give: (result: Result) => void) => void,
  ): Promise<Result> {
    // Strict: the answer waits for the disk, so that it outlives a crash.
    const transaction = (await open()).transaction(ENTRIES, mode, { durability: 'strict' });
    const done = new Promise<Result>((resolve, reject) => {
      let result: Result;
      transaction.oncomplete = () => resolve(result);
      transaction.onabort = () => reject(transaction.error);
      work(transaction.objectStore(ENTRIES), (given) => (result = given));
    });
    return withTimeout(limitMs, done, () => abortLate(transaction));
  }

  /** Opens the database again, once, where the connection is lost: nothing was written then. */
  const run: typeof attempt = async (mode, work) => {
    try {
      return await attempt(mode, work);
    } catch (error) {
      if (!isLost(error)) throw error;
      database = undefined;
      return attempt(mode, work);
    }
  };

  return {
    async read() {
      // Nothing is stored on the device of a visitor who sends nothing: only a write creates the database.
      if (!database && !(await withTimeout(limitMs, hasDatabase(factory()), notWritten))) return [];
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
