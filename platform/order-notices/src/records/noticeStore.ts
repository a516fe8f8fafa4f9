import type { collections } from '@site/contracts/enquiry';
import type { ErasureReason } from '@site/firestore/staff/erasure';
import type { Phone } from '@site/firestore/staff/phone';
import type { SearchKey } from '@site/firestore/staff/searchKey';
import type { EnquiryStatus } from '@site/firestore/staff/staffCollections';
import type { DeskRecord, DigestState, DigestStates, LevelName, ToldTogether } from './deskRecord';

export interface StoredEnquiry {
  product: string;
  storedAt: Date;
  search: SearchKey;
}

/** What a digest says about one enquiry. */
export type Mentioned = Pick<DeskRecord, 'reference' | 'product' | 'receivedAt'>;

/** Part of what was found, and how many there are in all. */
export interface Found {
  first: readonly Mentioned[];
  count: number;
}

/** What somebody has opened and nobody has finished. Who could not be reached is to be called again. */
export const inWork: readonly EnquiryStatus[] = ['seen', 'called', 'notReachable'];

/** More phones than these are not told of one enquiry. */
export const MAX_PHONES = 100;

export interface OwnedPhone extends Phone {
  by: string;
}

/** A phone of somebody who put it there. */
export interface StoredPhone extends OwnedPhone {
  id: string;
  /** False once that person no longer belongs to the staff. */
  isOfStaff: boolean;
}

/** The database as the notices use it: Cloud Firestore, or the local store. */
export interface NoticeStore {
  /**
   * Changes a record in one transaction: what `next` returns is stored; undefined leaves all as it is. `next` may be called
   * again when somebody else was faster. Without a record it gets the enquiry; without either it is not called.
   */
  changeRecord(
    id: string,
    next: (current: { record: DeskRecord } | { enquiry: StoredEnquiry }) => DeskRecord | undefined,
  ): Promise<void>;
  /** The state of the digests, by kind: one read, to see whether anything is due. */
  readDigests(): Promise<DigestStates>;
  /** Changes the state of the digests of a kind in one transaction. */
  changeDigest(
    name: ToldTogether,
    next: (current: DigestState | undefined) => DigestState | undefined,
  ): Promise<void>;
  /** The ids of records whose `dueAt` is not after a moment, the longest due first. */
  dueRecords(moment: Date, most: number): Promise<string[]>;
  countMails(level: LevelName, since: Date): Promise<number>;
  /** Enquiries that a level left to the digest from a moment to before another one, oldest first. */
  inDigest(level: LevelName, from: Date, to: Date, most: number): Promise<Found>;
  /** Enquiries of a status, oldest first. */
  withStatus(status: EnquiryStatus, most: number): Promise<Found>;
  /** The ids of records whose `expireAt` is not after a moment. */
  expiredRecords(moment: Date, most: number): Promise<string[]>;
  /** The ids of subscribers who subscribed before a moment. All of them are looked through: they hold no time. */
  subscribersBefore(moment: Date): AsyncIterable<string>;
  /** Erases an order with its record, or a subscriber, and writes into the log why, all in one step. */
  erase(kind: keyof typeof collections, id: string, reason: ErasureReason): Promise<void>;
  countInWork(): Promise<number>;
  /** The phones that are told of new enquiries, `MAX_PHONES` at most. */
  phones(): Promise<readonly StoredPhone[]>;
  removePhone(id: string): Promise<void>;
  /** Erases records without an enquiry, which the cloud alone can have, and gives the ids of enquiries without a record. */
  reconcileRecords(): AsyncIterable<string>;
}
