/** These run in the page. The name of the outbox's database is given, as they are sent there without their module. */

/** From now on the page's databases are refused, those that are open as well, until it is loaded again. */
export function refuseDatabase(): void {
  const refuse = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  IDBFactory.prototype.open = refuse;
  IDBDatabase.prototype.transaction = refuse;
}

/** From now on nothing can be written to the page's databases, until it is loaded again. */
export function fillDatabase(): void {
  IDBObjectStore.prototype.put = function (this: IDBObjectStore) {
    // As a full disk does: the transaction is aborted, and the request fails with it.
    this.transaction.abort();
    throw new DOMException('The disk is full.', 'QuotaExceededError');
  };
}

/** Holds the outbox's database in this tab: other tabs wait for it until `releaseDatabase`, or the end of the tab. */
export function holdDatabase(name: string): Promise<void> {
  return new Promise((resolve) => {
    const open = indexedDB.open(name, 1);
    open.onupgradeneeded = () => open.result.createObjectStore('entries', { keyPath: 'id' });
    open.onsuccess = () => {
      const entries = open.result.transaction('entries', 'readwrite').objectStore('entries');
      const hold = () => {
        if ('isReleased' in globalThis) open.result.close();
        else entries.count().onsuccess = hold;
      };
      hold();
      resolve();
    };
  });
}

export function releaseDatabase(): void {
  Object.assign(globalThis, { isReleased: true });
}

/** How many entries of the outbox still hold what a visitor typed. */
export async function countEntries(name: string): Promise<number> {
  if (!(await indexedDB.databases()).some((database) => database.name === name)) return 0;
  return new Promise((resolve) => {
    const open = indexedDB.open(name);
    open.onsuccess = () => {
      const all = open.result.transaction('entries').objectStore('entries').getAll();
      all.onsuccess = () => {
        open.result.close();
        resolve(all.result.filter((entry: object) => 'record' in entry).length);
      };
    };
  });
}
