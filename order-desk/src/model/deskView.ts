import type { Claimant } from '@site/order-model/deskChange';
import type { Duty } from '@site/order-model/duty';
import type { Enquiry, Member, PendingChange } from './enquiry';

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
  /** All of the staff, as far as they are known. */
  colleagues: readonly Claimant[];
  /** When this member is not told on a phone; undefined until that is known. */
  duty: Duty | undefined;
  /**
   * Whether all of the staff are off, or have quiet hours: then what is due goes by mail at once. It does so as well while those
   * are off whose phones are told, but no desk may read who they are.
   */
  isNobodyOn: boolean;
  /** When it was like this, in ms. */
  now: number;
}

/** Whether a search found all there is; `unknown` when nobody could look. */
export type SearchResult = 'all' | 'some' | 'unknown';

/** Whether a claim counts: `lost` when somebody else was faster, `waiting` while nobody knows, `gone` when it was erased. */
export type ClaimResult = 'made' | 'lost' | 'waiting' | 'gone';
