import {
  NOT_SENT,
  NO_ANSWER,
  REFUSED,
  SaveError,
  type DocumentStore,
  type StoredRecords,
} from '../order-store/documentStore';

type Stored = {
  [Kind in keyof StoredRecords]: { kind: Kind; record: StoredRecords[Kind] };
}[keyof StoredRecords];

/** A store for tests that ends a save only when told to. */
export interface MemoryStore extends DocumentStore {
  readonly started: readonly Stored[];
  readonly ids: readonly string[];
  confirm(): void;
  fail(code: string): void;
}

/** Codes that are not the store's own answers. */
const UNANSWERED = { 'not-sent': NOT_SENT, 'no-answer': NO_ANSWER, timeout: NO_ANSWER };

function errorOf(code: string): SaveError {
  const known = code in UNANSWERED ? UNANSWERED[code as keyof typeof UNANSWERED] : REFUSED;
  return new SaveError(code, {
    ...known,
    mayBeStored: known.mayBeStored || code === 'unavailable',
  });
}

export function memoryStore(): MemoryStore {
  const started: Stored[] = [];
  const ids: string[] = [];
  let open: { resolve: () => void; reject: (error: SaveError) => void }[] = [];
  const endAll = (end: (save: (typeof open)[number]) => void) => {
    open.forEach(end);
    open = [];
  };
  return {
    started,
    ids,
    async add(kind, id, record) {
      started.push({ kind, record } as Stored);
      ids.push(id);
      return new Promise<void>((resolve, reject) => open.push({ resolve, reject }));
    },
    confirm: () => endAll(({ resolve }) => resolve()),
    fail: (code) => endAll(({ reject }) => reject(errorOf(code))),
  };
}
