import type { Entry } from './entry';
import type { EntryStorage } from './entryStorage';

export function memoryStorage(): EntryStorage & { has(id: string): boolean; all(): Entry[] } {
  const entries = new Map<string, Entry>();
  const all = () => [...entries.values()];
  return {
    all,
    read: async () => all(),
    has: (id) => entries.has(id),
    async change(id, edit) {
      const before = entries.get(id);
      const after = edit(before);
      if (after) entries.set(id, after);
      else entries.delete(id);
      return before;
    },
  };
}
