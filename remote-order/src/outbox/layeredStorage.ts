import type { Entry } from './entry';
import type { EntryStorage } from './entryStorage';
import { memoryStorage } from './memoryStorage';

/** Where the outbox keeps its entries: in the database, and in memory what the database would not take. */
export interface LayeredStorage extends EntryStorage {
  /** Tells whether an entry is lost when the page ends. */
  isFleeting(id: string): boolean;
  /** Writes a new entry to the database; rejects when it cannot be written there. */
  write(entry: Entry): Promise<void>;
  /** Keeps a new entry in memory. */
  hold(entry: Entry): Promise<void>;
}

/** Puts memory behind a database, so that nothing fails when the database does. */
export function layeredStorage(durable: EntryStorage): LayeredStorage {
  const fleeting = memoryStorage();
  // What the database held when it last answered, should it fail between a send and its acknowledgement.
  let known: Entry[] = [];
  return {
    isFleeting: fleeting.has,
    async read() {
      known = await durable.read().catch(() => known);
      const held = await fleeting.read();
      return [...known.filter(({ id }) => !fleeting.has(id)), ...held];
    },
    async change(id, edit) {
      if (fleeting.has(id)) {
        // A write that was given up may have arrived all the same.
        await durable.change(id, () => undefined).catch(() => {});
        return fleeting.change(id, edit);
      }
      try {
        return await durable.change(id, edit);
      } catch {
        const last = known.find((it) => it.id === id);
        known = known.filter((it) => it !== last);
        await fleeting.change(id, () => last);
        return fleeting.change(id, edit);
      }
    },
    async write(entry) {
      await durable.change(entry.id, () => entry);
    },
    async hold(entry) {
      await fleeting.change(entry.id, () => entry);
    },
  };
}
