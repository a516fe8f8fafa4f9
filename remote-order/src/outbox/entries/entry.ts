import type { StoredRecords } from '../../order-store/documentStore';
import type { Refusals } from './expiry';

export type EntryKind = keyof StoredRecords;

/**
 * How an enquiry ended: stored, given up after three days, refused for its data, stored and erased by the company since, or
 * discarded by the visitor.
 */
export type EntryOutcome = 'sent' | 'expired' | 'refused' | 'erased' | 'discarded';

interface EntryOfAnyState {
  /** The document's id, made here; tells nothing about the person. */
  readonly id: string;
  readonly kind: EntryKind;
  /** When the visitor sent it, ms since 1970 by the device's clock. */
  readonly writtenAt: number;
  /** The page in whose life it was sent. */
  readonly page: string;
  /** The draft that it was made from. */
  readonly draft?: string | undefined;
  /** False when it is certain that the store does not have it. An entry of an earlier release does not say. */
  readonly mayBeStored?: boolean;
}

export interface WaitingEntry extends EntryOfAnyState {
  readonly record: StoredRecords[EntryKind];
  readonly attempts: number;
  readonly nextAt: number;
  /** The answers of the store that it did not take the document. */
  readonly refusals?: Refusals | undefined;
}

/** What is left of an entry that ended, without personal data. */
export interface EndedEntry extends EntryOfAnyState {
  readonly outcome: EntryOutcome;
  readonly endedAt: number;
  /** True once a page has told the visitor. */
  readonly isTold: boolean;
}

export type Entry = WaitingEntry | EndedEntry;

export const isWaiting = (entry: Entry): entry is WaitingEntry => 'record' in entry;

/** False only when it is certain that the store does not have it. */
export const mayBeStored = (entry: Entry): boolean => entry.mayBeStored !== false;

/** What stays of an entry when it ends. A discarded one has been told: the visitor did it. */
export function endEntry(entry: Entry, outcome: EntryOutcome, endedAt: number): EndedEntry {
  const { id, kind, writtenAt, page, draft } = entry;
  const isTold = outcome === 'discarded';
  return {
    id,
    kind,
    writtenAt,
    page,
    draft,
    outcome,
    endedAt,
    isTold,
    mayBeStored: mayBeStored(entry),
  };
}
