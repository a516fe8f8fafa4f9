import { OUTBOX_DATABASE } from '@site/contracts/enquiry';

const KEY = `${OUTBOX_DATABASE}-uncertain`;

/** Ids of entries that the database could not be told of: the store may have them, whatever is read there. */
export interface UncertaintyNotes {
  has(id: string): boolean;
  add(id: string): void;
  remove(id: string): void;
}

/** Keeps the ids in local storage, which a browser may have when it refuses its database. Without it nothing is noted. */
export function uncertaintyNotes(storage: () => Storage = () => localStorage): UncertaintyNotes {
  function read(): string[] {
    try {
      return JSON.parse(storage().getItem(KEY) ?? '[]') as string[];
    } catch {
      return [];
    }
  }

  function write(ids: readonly string[]): void {
    try {
      if (ids.length) storage().setItem(KEY, JSON.stringify(ids));
      else storage().removeItem(KEY);
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
