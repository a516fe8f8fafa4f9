import { isWaiting, type Entry } from './entry';
import type { EntryStorage } from './entryStorage';
import { memoryStorage } from './memoryStorage';
import { uncertaintyNotes } from './uncertaintyNotes';

/** Where the outbox keeps its entries: in the database, and in memory what the database does not take or has lost. */
export interface LayeredStorage extends EntryStorage {
  /** False for an entry that is lost when the page ends. */
  isKept(id: string): boolean;
  /** As `change`, but rejects when the database may hold the entry and does not take the change: memory would forget it. */
  changeForGood: EntryStorage['change'];
  /** Writes a new entry to the database; rejects when it cannot be written there. */
  write(entry: Entry): Promise<void>;
  /** Keeps a new entry in memory; `mayBeWritten` when the database may hold it too. */
  hold(entry: Entry, mayBeWritten: boolean): Promise<void>;
}

/** What the visitor still has to hear of. Told entries may go. */
const isOpen = (entry: Entry) => isWaiting(entry) || !entry.isTold;

/** Puts memory behind a database, so that nothing is lost when the database fails or is cleared. */
export function layeredStorage(durable: EntryStorage, notes = uncertaintyNotes()): LayeredStorage {
  const memory = memoryStorage();
  /** What the database held when it last answered. */
  const known = new Map<string, Entry>();
  /** Ids of what is in memory, and perhaps in the database as it was before. */
  const leftBehind = new Set<string>();

  const withNote = <It extends Entry | undefined>(entry: It): It =>
    entry && notes.has(entry.id) ? { ...entry, mayBeStored: true } : entry;

  async function keepInMemory(entry: Entry): Promise<void> {
    known.delete(entry.id);
    await memory.change(entry.id, (before) => before ?? entry);
  }

  /** The outbox deletes only what was told, so an open entry that is gone was cleared with the site's data. */
  async function readDurable(): Promise<Entry[]> {
    // Only what was known before the reading began can be missed in it.
    const expected = [...known.values()].filter(isOpen);
    const found = (await durable.read()).map(withNote);
    const ids = new Set(found.map(({ id }) => id));
    for (const entry of expected) {
      if (!ids.has(entry.id)) await keepInMemory(entry);
    }
    found.forEach((entry) => known.set(entry.id, entry));
    return found;
  }

  /** Changes an entry in the database; returns false in `isThere` when the browser has cleared it. */
  async function changeDurable(id: string, edit: Parameters<EntryStorage['change']>[1]) {
    const last = known.get(id);
    let isThere = true;
    let after: Entry | undefined;
    const before = await durable.change(id, (it) => {
      isThere = it !== undefined || !last || !isOpen(last);
      return (after = isThere ? edit(withNote(it)) : undefined);
    });
    if (after) known.set(id, after);
    else if (isThere) known.delete(id);
    const noted = withNote(before);
    if (!after || !isWaiting(after)) notes.remove(id);
    return { before: noted, isThere };
  }

  async function deleteDurable(id: string): Promise<void> {
    await durable.change(id, () => undefined);
    leftBehind.delete(id);
    notes.remove(id);
  }

  return {
    isKept: (id) => !memory.has(id),
    async read() {
      const found = await readDurable().catch(() => [...known.values()]);
      const held = await memory.read();
      return [...found.filter(({ id }) => !memory.has(id)), ...held];
    },
    async change(id, edit) {
      if (memory.has(id)) {
        await deleteDurable(id).catch(() => {});
        return memory.change(id, edit);
      }
      const changed = await changeDurable(id, edit).catch(() => undefined);
      if (changed?.isThere) return changed.before;
      const last = known.get(id);
      // The next page would read there what was true before this change.
      if (!changed && last && isWaiting(last)) {
        notes.add(id);
        leftBehind.add(id);
      }
      if (last) await keepInMemory(last);
      return memory.change(id, edit);
    },
    async changeForGood(id, edit) {
      if (memory.has(id)) {
        if (leftBehind.has(id)) await deleteDurable(id);
        return memory.change(id, edit);
      }
      const { before, isThere } = await changeDurable(id, edit);
      return isThere ? before : this.change(id, edit);
    },
    async write(entry) {
      await durable.change(entry.id, () => entry);
      known.set(entry.id, entry);
    },
    async hold(entry, mayBeWritten) {
      if (mayBeWritten) leftBehind.add(entry.id);
      await memory.change(entry.id, () => entry);
    },
  };
}
