import { deskLimits } from '@site/order-model/deskChange';
import type { EnquiryStatus } from '@site/order-model/staffCollections';
import type { Enquiry } from './enquiry';

/** What is shown of all enquiries. */
export interface Filter {
  status?: EnquiryStatus | undefined;
  product?: string | undefined;
}

/** How many enquiries one answer has. */
export const PAGE_SIZE = deskLimits.pageMax;

export type HasOrder = (id: string) => boolean;

/** One page of enquiries. */
export interface Page {
  enquiries: readonly Enquiry[];
  /** Takes the next page; undefined when there is none. */
  next?: unknown;
}

/** What was changed after a moment, oldest change first. */
export interface Changes {
  enquiries: readonly Enquiry[];
  /** The last change that was read, in ms, also of one that cannot be shown; 0 where there is none. */
  until: number;
  /** Whether more were changed since. */
  hasMore: boolean;
}

/** What was found, newest first. */
export interface Found {
  enquiries: readonly Enquiry[];
  /** False when there are more, which a longer text would tell apart. */
  isComplete: boolean;
}

/** Somebody who asked for news. */
export interface Subscriber {
  id: string;
  email: string;
}

/** All that is stored of a person. */
export interface FoundPerson {
  enquiries: readonly Enquiry[];
  subscribers: readonly Subscriber[];
}

/** Why the database did not do it. */
export type CloudFailure =
  /** It cannot be reached. */
  | 'offline'
  /** It refuses. That may be a mistake in rules, keys or a proxy, and says nothing about the membership. */
  | 'denied'
  /** This account does not belong to the staff, or no longer does. */
  | 'removed'
  /** What was asked for is not there. */
  | 'missing'
  /** More was asked for than may be, from here or for this address: it works again in a minute. */
  | 'tooMany'
  | 'failed';

export class CloudError extends Error {
  constructor(
    readonly reason: CloudFailure,
    /** Whose account it is that does not belong to the staff: another one than the desk shows, once somebody else signs in. */
    readonly uid?: string,
  ) {
    super(reason);
  }
}

export const reasonOf = (failure: unknown): CloudFailure =>
  failure instanceof CloudError ? failure.reason : 'failed';
