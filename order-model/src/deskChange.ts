import { lineOf } from './enquiry';
import type { EnquiryStatus } from './staffCollections';

/**
 * What staff may change in the desk. Three parties rely on it: the desk, the rules of Firestore, and the local store, which
 * decides as the rules do.
 */

export const deskLimits = {
  /** In characters as Unicode counts them. */
  noteMax: 500,
  /** Entries of one enquiry's history. */
  historyMax: 200,
  /** Documents that one query may ask for, so that no mistake reads a whole collection. */
  pageMax: 100,
  /** How far ahead a call-back, or the end of an absence, may be: a later one would be forgotten. */
  callBackDays: 90,
} as const;

export const deskPatterns = {
  /** A note is text on one line that begins and ends with something to see, as a name does. */
  note: lineOf(deskLimits.noteMax),
  /** The id of an entry. It begins with a letter, so that it can stand in the path of a field without quotation marks. */
  entryId: /^[A-Za-z][A-Za-z0-9]{19}$/,
} as const;

/** How an enquiry ended. */
export const outcomes = ['ordered', 'noInterest', 'wrongNumber', 'spam', 'other'] as const;

export type EnquiryOutcome = (typeof outcomes)[number];

/** How an enquiry came that staff wrote down. One that a visitor sent has no source. */
export const sources = ['telephone', 'missedCall', 'message'] as const;

export type Source = (typeof sources)[number];

/** Statuses that follow a call, and so may name a time to call back. */
export const calledStatuses = ['called', 'notReachable'] as const satisfies EnquiryStatus[];

/** What is no answer yet: somebody may have looked. */
export const unansweredStatuses = ['new', 'seen'] as const satisfies EnquiryStatus[];

/** What nobody has finished. */
export const openStatuses = [...unansweredStatuses, ...calledStatuses] as const;

export const isUnanswered = (status: EnquiryStatus): boolean =>
  unansweredStatuses.some((unanswered) => unanswered === status);

/** Whether it is known what came of an enquiry. A call that reached nobody is an outcome as well: it names the next one. */
export const hasOutcome = (enquiry: { status: EnquiryStatus; callBackAt?: unknown }): boolean =>
  enquiry.callBackAt !== undefined || !isUnanswered(enquiry.status);

/** What an answer is given on. Rules refuse it once somebody else has said something else. */
export const answerBase = ['status', 'callBackAt', 'outcome'] as const;

/** Who has an enquiry. Rules hold the name against the membership. */
export interface Claimant {
  uid: string;
  name: string;
}

/** The fields of a desk record that a change by staff touches. */
export const changedByStaff = [
  ...['status', 'claimedBy', 'callBackAt', 'outcome', 'language'],
  ...['history', 'lastEntry', 'changedAt', 'dueAt'],
] as const;

/** Who did something, and when. Rules hold all three: the account, its name among the staff, the time of the server. */
export const signature = ['by', 'name', 'at'] as const;

/** What the log tells of. An erasure has the id of the erased enquiry. */
export const loggedKinds = ['export', 'erasure'] as const;
