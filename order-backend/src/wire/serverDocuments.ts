import type { StoredDocument } from '../documents/documents';
import type { DocumentPlace } from '../documents/names';
import type { WireFields } from '../documents/values';
import type { Query } from './readQuery';

/** Makes a document's next fields from the present ones. */
export type ChangeFields = (fields: WireFields | undefined) => WireFields | undefined;

export interface Transaction {
  get(place: DocumentPlace): WireFields | undefined;
  put(place: DocumentPlace, fields: WireFields): void;
  /** Takes visitors' documents too: they never change, and are erased. */
  remove(place: DocumentPlace): void;
}

/**
 * The documents as the company's own programs see them that run in the server's process, past the rules for visitors. In
 * production the same programs are Cloud Functions. Each change resolves once it is on disk, and rejects with a `Refusal`;
 * then nothing has changed.
 */
export interface ServerDocuments {
  get(collection: string, id: string): StoredDocument | undefined;
  list(collection: string): readonly StoredDocument[];
  find(query: Query): readonly StoredDocument[];
  /** Stores what `next` makes of a document of the company's own, or nothing when that is undefined. */
  change(place: DocumentPlace, next: ChangeFields): Promise<void>;
  /** Changes several of them in one: after a crash all that `work` put is there, or nothing. */
  transaction(work: (transaction: Transaction) => void): Promise<void>;
  erase(places: readonly DocumentPlace[]): Promise<void>;
  /** Calls the listener after each document of a commit is on disk, but for those it removes. */
  whenStored(listener: (place: DocumentPlace) => void): void;
}
