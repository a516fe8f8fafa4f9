import type { StoredDocument } from '../documents/documents';
import type { DocumentPlace } from '../documents/names';
import type { ChangeFields, Transaction } from './writeQueue';

/**
 * The documents as the company's own programs see them that run in the server's process, past the rules for visitors. In
 * production the same programs are Cloud Functions.
 */
export interface ServerDocuments {
  get(collection: string, id: string): StoredDocument | undefined;
  /** A collection's documents in the order of their ids. */
  list(collection: string): readonly StoredDocument[];
  /** Changes a document of the company's own in one transaction. Rejects with a `Refusal`; then nothing has changed. */
  change(place: DocumentPlace, next: ChangeFields): Promise<void>;
  /** Changes several of them in one: after a crash all that `work` put is there, or nothing. */
  transaction(work: (transaction: Transaction) => void): Promise<void>;
  /** Removes documents of the company's own in one transaction. */
  erase(places: readonly DocumentPlace[]): Promise<void>;
  /** Calls the listener after each write by a visitor or by staff is on disk. */
  whenStored(listener: (place: DocumentPlace) => void): void;
}
