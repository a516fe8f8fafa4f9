import type { OrderRecord, SubscriberRecord, collections } from '@site/order-model/enquiry';

/** What is stored, by the collection's key in `collections`. */
export interface StoredRecords extends Record<keyof typeof collections, object> {
  orders: OrderRecord;
  subscribers: SubscriberRecord;
}

export interface DocumentStore {
  /**
   * Stores a document under an id that was made for it. The same document under the same id is stored once.
   * Fulfilled once the store has acknowledged it, rejected with a `SaveError` otherwise.
   */
  add<Kind extends keyof StoredRecords>(
    kind: Kind,
    id: string,
    record: StoredRecords[Kind],
  ): Promise<void>;
}

/** Gets the store, which is a script of its own; rejects when that script does not load, and may be called again. */
export type LoadStore = () => Promise<DocumentStore>;

/** What is known about a document whose save was not acknowledged. */
export interface Failure {
  /** True when the store itself answered that it did not store the document. */
  readonly isAnswered: boolean;
  /** True when the document may be stored although no acknowledgement arrived. */
  readonly mayBeStored: boolean;
}

/** A save that was not acknowledged. Its message holds the code alone, so that it may be logged. */
export class SaveError extends Error implements Failure {
  /** By which the report of a visit tells it: not a class's, which the build shortens. */
  override readonly name = 'NotSaved';
  readonly isAnswered: boolean;
  readonly mayBeStored: boolean;

  /** `code` is Firestore's error code, such as `permission-denied`, or one of `firestoreStore.ts`. */
  constructor(
    readonly code: string,
    { isAnswered, mayBeStored }: Failure,
  ) {
    super(`not saved: ${code}`);
    this.isAnswered = isAnswered;
    this.mayBeStored = mayBeStored;
  }
}

/** The request never left the device. */
export const NOT_SENT: Failure = { isAnswered: false, mayBeStored: false };
/** The request left the device, and no answer of the store was seen. */
export const NO_ANSWER: Failure = { isAnswered: false, mayBeStored: true };
/** The store answered that it did not take the document. */
export const REFUSED: Failure = { isAnswered: true, mayBeStored: false };

/** The code of a document that the store had and that was erased since: it takes no document of this id again. */
export const ERASED = 'erased';

/** Any other error, such as a script that did not load, comes before a request is made. */
export function toSaveError(error: unknown): SaveError {
  return error instanceof SaveError ? error : new SaveError('not-sent', NOT_SENT);
}
