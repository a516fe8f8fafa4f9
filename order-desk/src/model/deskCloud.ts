import type { OrderRecord } from '@site/contracts/enquiry';
import type { Phone } from '@site/firestore/staff/phone';
import type { EnquiryStatus } from '@site/firestore/staff/staffCollections';
import type { Claimant } from '@site/firestore/staff/deskChange';
import type { Enquiry, Member, PendingChange } from './enquiry';
import type { Person } from './person';
import type { WeekCounts } from './weekCounts';

/** What is shown of all enquiries. */
export interface Filter {
  status?: EnquiryStatus | undefined;
  product?: string | undefined;
}

/** What nobody has finished. */
export const openStatuses = ['new', 'seen', 'called', 'notReachable'] as const;

/** How many enquiries one answer has. */
export const PAGE_SIZE = 100;

export type HasOrder = (id: string) => boolean;

/** One page of enquiries. */
export interface Page {
  enquiries: readonly Enquiry[];
  /** Takes the next page; undefined when there is none. */
  next?: unknown;
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
  /** The account was added anew since this device signed in: it has to sign in again. */
  | 'signedOut'
  /** What was asked for is not there. */
  | 'missing'
  | 'failed';

export class CloudError extends Error {
  constructor(readonly reason: CloudFailure) {
    super(reason);
  }
}

/** The database as the desk uses it. Every call rejects with a `CloudError`. */
export interface DeskCloud {
  /** Who is signed in, if it belongs to the staff. */
  readMember(): Promise<Member>;
  /** Enquiries come without their orders, which never change, where `hasOrder` says that those are known. */
  readPage(filter: Filter, hasOrder: HasOrder, next?: unknown): Promise<Page>;
  /** What nobody has finished, oldest first. */
  readOpen(hasOrder: HasOrder, next?: unknown): Promise<Page>;
  /** What was changed after a moment, in ms, oldest change first: the first `PAGE_SIZE` of them. */
  readChanges(since: number, hasOrder: HasOrder): Promise<readonly Enquiry[]>;
  /** The ids of enquiries that were erased after a moment, and the moment up to which that is so. */
  readErasures(since: number): Promise<{ ids: readonly string[]; until: number }>;
  readEnquiry(id: string): Promise<Enquiry>;
  /** Looks among all enquiries for a reference, or for what a name, an e-mail address or a number begins with. */
  search(text: string): Promise<Found>;
  /** Earlier and later enquiries of the same number or address, newest first. */
  readOfPerson(order: Pick<OrderRecord, 'Email' | 'Mobile'>): Promise<readonly Enquiry[]>;
  /** To whom something can be handed over. */
  readColleagues(): Promise<readonly Claimant[]>;
  send(change: PendingChange, member: Member): Promise<void>;
  erase(enquiry: Pick<Enquiry, 'id' | 'reference'>, member: Member): Promise<void>;
  /** All subscribers. */
  readSubscribers(): Promise<readonly Subscriber[]>;
  findPerson(person: Person): Promise<FoundPerson>;
  eraseSubscriber(id: string, member: Member): Promise<void>;
  logExport(count: number, member: Member): Promise<void>;
  /** Has this phone told of new orders, or renews that. */
  keepPhone(id: string, phone: Phone, member: Member): Promise<void>;
  removePhone(id: string): Promise<void>;
  /** The newest weeks, newest first. */
  readWeeks(): Promise<readonly WeekCounts[]>;
}
