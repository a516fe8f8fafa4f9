import { isWaiting, type Entry } from './entry';
import type { Edit, EntryStorage } from './entryStorage';

/** Where the outbox keeps its entries: in the database, and for this page's life in memory what the database does not take. */
export interface LayeredStorage extends EntryStorage {
  /** False for an entry that is lost when the page ends. */
  isKept(id: string): boolean;
  /** Whether an entry waits in memory that the database does not have, not even as it was before. */
  hasUnwritten(): boolean;
  /** As `change`, but rejects when the database may hold the entry and does not take the change: memory would forget it. */
  changeForGood: EntryStorage['change'];
  /** Writes a new entry to the database; rejects when it cannot be written there. */
  write(entry: Entry): Promise<unknown>;
  /** Keeps an entry in memory; `mayBeWritten` when the database may hold it too. */
  hold(entry: Entry, mayBeWritten: boolean): void;
}

/** Puts memory behind a database: what the database once refused to change stays in memory. */
export function layeredStorage(durable: EntryStorage): LayeredStorage {
  const memory = new Map<string, Entry>();
  /** What the database holds, as far as this page knows. */
  let known = new Map<string, Entry>();
  /** Ids of what is in memory, and perhaps in the database as it was before. */
  const leftBehind = new Set<string>();

  function put(entries: Map<string, Entry>, id: string, entry: Entry | undefined): void {
    if (entry) entries.set(id, entry);
    else entries.delete(id);
  }

  function changeHeld(id: string, edit: Edit): Entry | undefined {
    const before = memory.get(id);
    put(memory, id, edit(before));
    return before;
  }

  function hold(entry: Entry, mayBeWritten: boolean): void {
    if (mayBeWritten) leftBehind.add(entry.id);
    changeHeld(entry.id, () => entry);
  }

  /** Changes the database. The next reading may fail, and what has ended must not be taken for waiting then. */
  const changeDurable: EntryStorage['change'] = async (id, edit) => {
    let after: Entry | undefined;
    const before = await durable.change(id, (entry) => (after = edit(entry)));
    put(known, id, after);
    return before;
  };

  return {
    hold,
    isKept: (id) => !memory.has(id),
    hasUnwritten: () =>
      [...memory.values()].some((entry) => isWaiting(entry) && !known.has(entry.id)),
    async read() {
      const found = await durable.read().catch(() => undefined);
      if (found) known = new Map(found.map((entry) => [entry.id, entry]));
      return [...new Map([...known, ...memory]).values()];
    },
    async change(id, edit) {
      try {
        if (!memory.has(id)) return await changeDurable(id, edit);
      } catch {
        const last = known.get(id);
        if (last) hold(last, true);
      }
      return changeHeld(id, edit);
    },
    async changeForGood(id, edit) {
      if (!memory.has(id)) return changeDurable(id, edit);
      if (leftBehind.has(id)) await changeDurable(id, () => undefined);
      return changeHeld(id, edit);
    },
    write: (entry) => changeDurable(entry.id, () => entry),
  };
}
