import type { Entry } from '../entries/entry';
import type { EntryStorage } from '../entries/entryStorage';

/** A storage for tests that never fails. */
export function memoryStorage(): EntryStorage {
  const entries = new Map<string, Entry>();
  return {
    read: async () => [...entries.values()],
    async change(id, edit) {
      const before = entries.get(id);
      const after = edit(before);
      if (after) entries.set(id, after);
      else entries.delete(id);
      return before;
    },
  };
}
