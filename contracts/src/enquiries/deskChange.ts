import { lineOf } from './enquiry';
import { enquiryStatuses, type EnquiryStatus } from './staffCollections';

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
} as const;

export const deskPatterns = {
  /** A note is text on one line that begins and ends with something to see, as a name does. */
  note: lineOf(deskLimits.noteMax),
  /** The id of an entry. It begins with a letter, so that it can stand in the path of a field without quotation marks. */
  entryId: /^[A-Za-z][A-Za-z0-9]{19}$/,
  reference: /^[A-Z]{0,2}-[A-Z0-9]{4}-[A-Z0-9]{4}$/,
} as const;

/** What staff may set. `new` is what nobody has opened; `seen` can only follow on it. */
export const settableStatuses = enquiryStatuses.filter(
  (status): status is Exclude<EnquiryStatus, 'new'> => status !== 'new',
);

/** The fields of a desk record that a change by staff touches. */
export const changedByStaff = ['status', 'history', 'lastEntry', 'changedAt'] as const;

/** Who did something, and when. Rules hold all three: the account, its name among the staff, the time of the server. */
export const signature = ['by', 'name', 'at'] as const;

/** What the log tells of. An erasure has the id of the erased enquiry. */
export const loggedKinds = ['export', 'erasure'] as const;
