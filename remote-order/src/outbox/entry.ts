import type { StoredRecords } from '../order-store/documentStore';

/** Which collection a document is for. */
export type EntryKind = keyof StoredRecords;

/** How it ended: the server has it, its time ran out, the server calls its data invalid. */
export type Outcome = 'sent' | 'expired' | 'refused';

interface EntryOfAnyState {
  /** The document's id, made here; tells nothing about the person. */
  readonly id: string;
  readonly kind: EntryKind;
  /** When the visitor sent it, ms since 1970 by this device's clock. */
  readonly writtenAt: number;
  /** The page in whose life it was sent. */
  readonly page: string;
}

/** A document that no server has acknowledged yet. */
export interface WaitingEntry extends EntryOfAnyState {
  readonly record: StoredRecords[EntryKind];
  /** How many sends have failed. */
  readonly attempts: number;
  /** Not to be sent before this time. */
  readonly nextAt: number;
}

/** What is left of an entry that ended, until the visitor has been told. It holds no personal data any more. */
export interface EndedEntry extends EntryOfAnyState {
  readonly outcome: Outcome;
  readonly endedAt: number;
}

export type Entry = WaitingEntry | EndedEntry;

export const isWaiting = (entry: Entry): entry is WaitingEntry => 'record' in entry;
export const isEnded = (entry: Entry): entry is EndedEntry => 'outcome' in entry;

/** What stays of an entry when it ends. */
export function ended({ id, kind, writtenAt, page }: Entry, outcome: Outcome): EndedEntry {
  return { id, kind, writtenAt, page, outcome, endedAt: Date.now() };
}
