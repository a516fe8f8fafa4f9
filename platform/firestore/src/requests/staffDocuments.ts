import type { StoredDocument } from '../documents/documents';
import type { DocumentPlace } from '../documents/names';
import type { ChangeFields, Step } from './writeQueue';

/**
 * The documents as the company's own programs see them that run in the server's process, past the rules for visitors. In
 * production the same programs are Cloud Functions.
 */
export interface StaffDocuments {
  get(collection: string, id: string): StoredDocument | undefined;
  /** A collection's documents in the order of their ids. */
  list(collection: string): readonly StoredDocument[];
  /** Changes a document of the company's own in one step. Rejects with a `Refusal`; then nothing has changed. */
  change(place: DocumentPlace, next: ChangeFields): Promise<void>;
  /** Changes several of them in one step: after a crash all that `work` put is there, or nothing. */
  changeTogether(work: (step: Step) => void): Promise<void>;
  /** Removes documents of the company's own in one step. */
  erase(places: readonly DocumentPlace[]): Promise<void>;
  /** Has each document told that visitors or staff store from now on, once the disk has it. */
  whenStored(listener: (place: DocumentPlace) => void): void;
}
