import { OUTBOX_DATABASE } from '@site/contracts/keptOnDevice';

const KEY = `${OUTBOX_DATABASE}-uncertain`;

/** Ids of entries that the database could not be told of: the store may have them, whatever is read there. */
export interface UncertaintyNotes {
  has(id: string): boolean;
  add(id: string): void;
  remove(id: string): void;
}

/** What a page has and a service worker has not. */
interface WithLocalStorage {
  readonly localStorage?: {
    getItem(key: string): string | null;
    setItem(key: string, text: string): void;
    removeItem(key: string): void;
  };
}

/** Keeps the ids in local storage, which a browser may have when it refuses its database. Without it nothing is noted. */
export function uncertaintyNotes(scope = globalThis as WithLocalStorage): UncertaintyNotes {
  function read(): string[] {
    try {
      return JSON.parse(scope.localStorage?.getItem(KEY) ?? '[]') as string[];
    } catch {
      return [];
    }
  }

  function write(ids: readonly string[]): void {
    try {
      if (ids.length) scope.localStorage?.setItem(KEY, JSON.stringify(ids));
      else scope.localStorage?.removeItem(KEY);
    } catch {
      // Refused as well: the next page cannot know.
    }
  }

  return {
    has: (id) => read().includes(id),
    add: (id) => write([...read().filter((it) => it !== id), id]),
    remove(id) {
      const ids = read();
      if (ids.includes(id)) write(ids.filter((it) => it !== id));
    },
  };
}
