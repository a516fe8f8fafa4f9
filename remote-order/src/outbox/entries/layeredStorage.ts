import { isWaiting, type Entry } from './entry';
import type { EntryStorage } from './entryStorage';
import { memoryStorage } from './memoryStorage';

/** Where the outbox keeps its entries: in the database, and for this page's life in memory what the database does not take. */
export interface LayeredStorage extends EntryStorage {
  /** False for an entry that is lost when the page ends. */
  isKept(id: string): boolean;
  /** Whether an entry waits in memory that the database does not have, not even as it was before. */
  hasUnwritten(): boolean;
  /** As `change`, but rejects when the database may hold the entry and does not take the change: memory would forget it. */
  changeForGood: EntryStorage['change'];
  /** Writes a new entry to the database; rejects when it cannot be written there. */
  write(entry: Entry): Promise<void>;
  /** Keeps an entry in memory; `mayBeWritten` when the database may hold it too. */
  hold(entry: Entry, mayBeWritten: boolean): Promise<void>;
}

/** Puts memory behind a database: what the database once refused to change stays in memory. */
export function layeredStorage(durable: EntryStorage): LayeredStorage {
  const memory = memoryStorage();
  /** What the database holds, as far as this page knows. */
  const known = new Map<string, Entry>();
  /** Ids of what is in memory, and perhaps in the database as it was before. */
  const leftBehind = new Set<string>();

  async function hold(entry: Entry, mayBeWritten: boolean): Promise<void> {
    if (mayBeWritten) leftBehind.add(entry.id);
    await memory.change(entry.id, () => entry);
  }

  /** Changes the database. The next reading may fail, and what has ended must not be taken for waiting then. */
  const changeDurable: EntryStorage['change'] = async (id, edit) => {
    let after: Entry | undefined;
    const before = await durable.change(id, (entry) => (after = edit(entry)));
    if (after) known.set(id, after);
    else known.delete(id);
    return before;
  };

  return {
    hold,
    isKept: (id) => !memory.has(id),
    hasUnwritten: () => memory.all().some((entry) => isWaiting(entry) && !known.has(entry.id)),
    async read() {
      const found = await durable.read().catch(() => undefined);
      if (found) {
        known.clear();
        found.forEach((entry) => known.set(entry.id, entry));
      }
      return [...[...known.values()].filter(({ id }) => !memory.has(id)), ...(await memory.read())];
    },
    async change(id, edit) {
      if (!memory.has(id)) {
        const changed = await changeDurable(id, edit).then(
          (before) => ({ before }),
          () => undefined,
        );
        if (changed) return changed.before;
        const last = known.get(id);
        if (last) await hold(last, true);
      }
      return memory.change(id, edit);
    },
    async changeForGood(id, edit) {
      if (!memory.has(id)) return changeDurable(id, edit);
      if (leftBehind.has(id)) await changeDurable(id, () => undefined);
      return memory.change(id, edit);
    },
    async write(entry) {
      await changeDurable(entry.id, () => entry);
    },
  };
}
