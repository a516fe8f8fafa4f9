import type { OrderRecord } from '@site/contracts/enquiry';
import type { EnquiryStatus } from '@site/contracts/staffCollections';

/** What somebody did about an enquiry. Times are in ms. */
export interface HistoryEntry {
  id: string;
  name: string;
  at: number;
  status?: EnquiryStatus;
  note?: string;
  /** True while this device has not sent it yet. */
  isWaiting?: boolean;
}

/** An enquiry with all that is known about it. */
export interface Enquiry {
  id: string;
  reference: string;
  /** The product's `orderValue`. */
  product: string;
  receivedAt: number;
  changedAt: number;
  /** When it is erased because its time is over; left out for never. */
  expireAt?: number;
  status: EnquiryStatus;
  /** Oldest first. */
  history: readonly HistoryEntry[];
  /** What the visitor typed. Missing when it is erased while the record is read. */
  order?: OrderRecord;
}

/** A change that was made on this device. It stays here until the database has it. */
export interface PendingChange {
  /** The id of the entry that it adds: sent twice, it is stored once. */
  entryId: string;
  enquiryId: string;
  status?: Exclude<EnquiryStatus, 'new'>;
  note?: string;
  madeAt: number;
  /** The account that made it: nobody else on this device sends it. */
  by: string;
  /** True when the database does not take it. */
  isRefused?: boolean;
}

/** Somebody of the staff. */
export interface Member {
  uid: string;
  name: string;
  email: string;
}

/** An enquiry as this device shows it: with what waits to be sent. */
export function withPending(
  enquiry: Enquiry,
  pending: readonly PendingChange[],
  { name }: Pick<Member, 'name'>,
): Enquiry {
  const own = pending.filter(
    ({ enquiryId, entryId }) =>
      enquiryId === enquiry.id && !enquiry.history.some(({ id }) => id === entryId),
  );
  if (own.length === 0) return enquiry;
  const last = own.findLast(({ status, isRefused }) => status !== undefined && !isRefused);
  return {
    ...enquiry,
    status: last?.status ?? enquiry.status,
    history: [
      ...enquiry.history,
      ...own.map(({ entryId, madeAt, status, note }) => ({
        ...{ id: entryId, name, at: madeAt, isWaiting: true },
        ...(status && { status }),
        ...(note !== undefined && { note }),
      })),
    ],
  };
}

/** Newest first. */
export const byNewest = (one: Enquiry, other: Enquiry): number =>
  other.receivedAt - one.receivedAt || (one.id < other.id ? 1 : -1);
