import type { Entry } from './entry';

/** Takes an entry as it stands (undefined when there is none) and gives it as it shall be; undefined deletes it. */
export type Edit = (before: Entry | undefined) => Entry | undefined;

/** Where entries are kept. */
export interface EntryStorage {
  /** All entries, in no order. */
  read(): Promise<Entry[]>;
  /** Changes one entry, as a whole or not at all, also beside other tabs. Gives the entry as it was before. */
  change(id: string, edit: Edit): Promise<Entry | undefined>;
}
