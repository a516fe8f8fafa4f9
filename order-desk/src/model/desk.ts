import type { Filter, FoundPerson } from './deskCloud';
import type { Change, Claim, Enquiry, Member, PendingChange } from './enquiry';

/** What the desk shows. */
export interface DeskView {
  member: Member | undefined;
  /** All that are loaded, newest first, with what waits to be sent. */
  enquiries: readonly Enquiry[];
  pending: readonly PendingChange[];
  /** `refused`: the database answers, and lets this desk do nothing. */
  connection: 'connecting' | 'live' | 'offline' | 'refused';
  /** False when this device cannot keep what it should: then it lasts as long as the page. */
  isKeeping: boolean;
  /** Whether there are older ones than those that are loaded. */
  hasOlder: boolean;
  /** Whether more are open than those that are loaded. */
  hasMoreOpen: boolean;
  isLoading: boolean;
  /** When it was like this, in ms. */
  now: number;
}

/** Whether a search found all there is; `unknown` when nobody could look. */
export type SearchResult = 'all' | 'some' | 'unknown';

/** Whether a claim counts: `lost` when somebody else was faster, `waiting` while nobody knows. */
export type ClaimResult = 'made' | 'lost' | 'waiting';

/** The desk of somebody who is signed in. */
export interface Desk {
  view(): DeskView;
  subscribe(listener: () => void): () => void;
  /** Shows what the device has. */
  restore(): Promise<void>;
  /** Shows what the device has, then what the database has. */
  start(): Promise<void>;
  /** Asks once for what is new and sends what waits. */
  refresh(): Promise<void>;
  loadOlder(filter: Filter): Promise<void>;
  /** Loads what a filter shows. */
  load(filter: Filter): Promise<void>;
  /** Looks among all enquiries. */
  search(text: string): Promise<SearchResult>;
  /**
   * Adds an entry to the history. A call, or a promise of one, takes an enquiry that nobody has: whoever spoke to a person is
   * asked about them.
   */
  change(enquiry: Enquiry, change: Omit<Change, 'claimedBy' | 'from'>): Promise<void>;
  /** Takes an enquiry, gives it to a colleague, or gives it back. */
  claim(enquiry: Enquiry, claimedBy: Claim): Promise<ClaimResult>;
  /** Loads what else there is of a person. */
  loadPerson(enquiry: Enquiry): Promise<void>;
  discard(entryId: string): Promise<void>;
  erase(enquiry: Enquiry): Promise<void>;
  /** Erases all that is stored of a person. Returns how much of it is left. */
  erasePerson(found: FoundPerson): Promise<number>;
  /** Writes into the log that enquiries are exported. Rejects when it cannot: then nothing may be exported. */
  logExport(count: number): Promise<void>;
  /** Writes nothing more to the device. */
  close(): void;
}
