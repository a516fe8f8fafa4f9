import type { OrderRecord, SubscriberRecord, collections } from '@site/contracts/enquiry';

/** What is stored, by the collection's key in `collections`. */
export interface StoredRecords extends Record<keyof typeof collections, object> {
  orders: OrderRecord;
  subscribers: SubscriberRecord;
}

/** Where new documents go. */
export interface DocumentStore {
  /**
   * Stores a document under an id that was made for it. The same document again is stored once.
   * Fulfilled once it is stored, rejected with a `SaveFault`; not knowing counts as rejected: it may be stored all the same.
   * Throws at once if the save cannot even be started; nothing is stored then.
   */
  add<Kind extends keyof StoredRecords>(
    kind: Kind,
    id: string,
    record: StoredRecords[Kind],
  ): Promise<void>;
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
