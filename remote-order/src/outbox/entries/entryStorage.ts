import type { Entry } from './entry';

/** Returns an entry as it shall be; `before` is undefined when there is none, and undefined deletes it. */
export type Edit = (before: Entry | undefined) => Entry | undefined;

export interface EntryStorage {
  read(): Promise<Entry[]>;
  /** Changes one entry, as a whole or not at all, also beside other tabs. Returns the entry as it was before. */
  change(id: string, edit: Edit): Promise<Entry | undefined>;
}

/** The storage took too long. */
export class StorageTimeout extends Error {
  /** `mayBeWritten` is true when the write could not be aborted any more. */
  constructor(readonly mayBeWritten: boolean) {
    super('The storage took too long.');
  }
}
