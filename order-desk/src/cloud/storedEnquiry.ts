import type { Claimant, EnquiryOutcome, Source } from '@site/order-model/deskChange';
import type { StaffLanguage } from '@site/company/languages';
import type { EnquiryStatus } from '@site/order-model/staffCollections';
import { Timestamp, type QueryDocumentSnapshot } from 'firebase/firestore/lite';
import {
  changeOf,
  type Change,
  type Claim,
  type Enquiry,
  type HistoryEntry,
} from '../model/enquiry';
import { toOrder } from '../model/toOrder';

interface StoredEntry extends Omit<Change, 'callBackAt'> {
  name: string;
  at: Timestamp;
  callBackAt?: Timestamp;
}

export interface StoredRecord {
  reference: string;
  product: string;
  receivedAt: Timestamp;
  changedAt?: Timestamp;
  expireAt?: Timestamp | null;
  status: EnquiryStatus;
  claimedBy?: Claim;
  callBackAt?: Timestamp;
  toldOf?: Timestamp | null;
  outcome?: EnquiryOutcome;
  language?: StaffLanguage;
  source?: Source;
  history?: Record<string, StoredEntry | null>;
}

/** Takes a record as it is stored, and its order. */
export function toEnquiry(id: string, data: StoredRecord, stored: object | undefined): Enquiry {
  const history = Object.entries(data.history ?? {}).flatMap(([entryId, entry]): HistoryEntry[] => {
    // What somebody spoilt by hand is no entry, as for the notices.
    if (!(entry?.at instanceof Timestamp)) return [];
    const { name, at, callBackAt, ...change } = entry;
    const promised = callBackAt instanceof Timestamp && { callBackAt: callBackAt.toMillis() };
    return [{ id: entryId, name, at: at.toMillis(), ...changeOf({ ...change, ...promised }) }];
  });
  const { claimedBy, callBackAt, outcome, language, source } = data;
  const order = stored && toOrder(stored);
  return {
    id,
    reference: data.reference,
    product: data.product,
    receivedAt: data.receivedAt.toMillis(),
    changedAt: (data.changedAt ?? data.receivedAt).toMillis(),
    ...(data.expireAt && { expireAt: data.expireAt.toMillis() }),
    status: data.status,
    ...(claimedBy?.uid !== undefined && { claimedBy: claimedBy as Claimant }),
    ...(callBackAt && { callBackAt: callBackAt.toMillis() }),
    ...(data.toldOf && { lapsedAt: data.toldOf.toMillis() }),
    ...(outcome && { outcome }),
    ...(language && { language }),
    ...(source && { source }),
    history: history.sort((one, other) => one.at - other.at),
    ...(order && { order }),
  };
}

/** Somebody may have edited it as well: the others show, and the log of the notices tells of it. */
export function isReadable(record: Pick<QueryDocumentSnapshot, 'id' | 'data'>): boolean {
  try {
    return Boolean(toEnquiry(record.id, record.data() as StoredRecord, undefined));
  } catch {
    return false;
  }
}
