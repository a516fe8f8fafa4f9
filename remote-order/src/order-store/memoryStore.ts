import { SaveFault, type DocumentStore, type StoredRecords } from './documentStore';

type Stored = {
  [Kind in keyof StoredRecords]: { kind: Kind; record: StoredRecords[Kind] };
}[keyof StoredRecords];

/** A store for tests that keeps what it is given and ends a save only when told to. */
export interface MemoryStore extends DocumentStore {
  /** Every save that was started, oldest first. */
  readonly started: readonly Stored[];
  /** The ids of the saves that were started. */
  readonly ids: readonly string[];
  /** While true, `add` throws. */
  refuses: boolean;
  /** Ends all open saves well. */
  confirm(): void;
  /** Ends all open saves with a fault of this code. */
  fail(code: string): void;
}

/** Makes an empty memory store. */
export function memoryStore(): MemoryStore {
  const started: Stored[] = [];
  const ids: string[] = [];
  let open: { resolve: () => void; reject: (fault: SaveFault) => void }[] = [];
  const endAll = (end: (save: (typeof open)[number]) => void) => {
    open.forEach(end);
    open = [];
  };
  return {
    started,
    ids,
    refuses: false,
    add(kind, id, record) {
      if (this.refuses) throw new SaveFault('invalid-argument');
      started.push({ kind, record } as Stored);
      ids.push(id);
      return new Promise<void>((resolve, reject) => open.push({ resolve, reject }));
    },
    confirm: () => endAll(({ resolve }) => resolve()),
    fail: (code) => endAll(({ reject }) => reject(new SaveFault(code))),
  };
}
