import {
  SaveFault,
  type DocumentStore,
  type StartedSave,
  type StoredRecords,
} from './documentStore';

type Entry = {
  [Kind in keyof StoredRecords]: { kind: Kind; record: StoredRecords[Kind] };
}[keyof StoredRecords];

/** A store for tests that keeps what it is given and ends a save only when told to. */
export interface MemoryStore extends DocumentStore {
  /** Every save that was started, oldest first. */
  readonly started: readonly Entry[];
  /** While true, `add` throws. */
  refuses: boolean;
  /** Ends all open saves well. */
  confirm(): void;
  /** Ends all open saves with a fault of this code. */
  fail(code: string): void;
}

/** Makes an empty memory store. */
export function memoryStore(): MemoryStore {
  const started: Entry[] = [];
  let open: { resolve: () => void; reject: (fault: SaveFault) => void }[] = [];
  const endAll = (end: (save: (typeof open)[number]) => void) => {
    open.forEach(end);
    open = [];
  };
  return {
    started,
    refuses: false,
    add(kind, record): StartedSave {
      if (this.refuses) throw new SaveFault('invalid-argument');
      started.push({ kind, record } as Entry);
      const done = new Promise<void>((resolve, reject) => open.push({ resolve, reject }));
      return { id: `id-${started.length}`, done };
    },
    confirm: () => endAll(({ resolve }) => resolve()),
    fail: (code) => endAll(({ reject }) => reject(new SaveFault(code))),
  };
}
