import type { OrderRecord, SubscriberRecord, collections } from '@site/contracts/enquiry';

/** What is stored, by the collection's key in `collections`. */
export interface StoredRecords extends Record<keyof typeof collections, object> {
  orders: OrderRecord;
  subscribers: SubscriberRecord;
}

/** A save that is on its way. */
export interface StartedSave {
  /** The new document's id; tells nothing about the person, so it may be logged. */
  id: string;
  /** Fulfilled once the document is stored, rejected with a `SaveFault`. Not knowing counts as rejected: the document may be stored all the same. */
  done: Promise<void>;
}

/** Where new documents go. */
export interface DocumentStore {
  /** Starts to store one new document. Throws at once if the save cannot even be started (§8); nothing is stored then. */
  add<Kind extends keyof StoredRecords>(kind: Kind, record: StoredRecords[Kind]): StartedSave;
}

/** Gets the store, which arrives in a script of its own; rejects when that script does not load, and may be called again. */
export type LoadStore = () => Promise<DocumentStore>;

/** Why a document was not stored. Its text holds the code alone, so that it may be logged. */
export class SaveFault extends Error {
  /** Firestore's error code, such as `permission-denied`; `unknown` when there is none. */
  constructor(readonly code: string) {
    super(`not saved: ${code}`);
  }
}

/** The code to log for whatever a save failed with. Never the error itself: a text of it might quote the document. */
export function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string'
    ? error.code
    : 'unknown';
}

/** Fetches the store's script ahead of need. A failure is left to the submit, which tries again and tells the visitor. */
export function preload(loadStore: LoadStore): void {
  loadStore().catch(() => {});
}
