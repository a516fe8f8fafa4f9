import {
  isUnanswered,
  type Claimant,
  type EnquiryOutcome,
  type Source,
} from '@site/order-model/deskChange';
import type { OrderRecord } from '@site/order-model/enquiry';
import type { StaffLanguage } from '@site/company/languages';
import { referenceOf } from '@site/order-model/orderReference';
import type { EnquiryStatus } from '@site/order-model/staffCollections';

/** Who has an enquiry; without parts where nobody has it. */
export type Claim = Partial<Claimant>;

/** What one entry of the history says. Times are in ms. */
export interface Change {
  status?: EnquiryStatus;
  /** When to call again. */
  callBackAt?: number;
  /** How it ended, together with the status `done`. */
  outcome?: EnquiryOutcome;
  /** Who has it from now on, and who had it before: rules refuse the entry where that is not so any more. */
  claimedBy?: Claim;
  from?: Claim;
  /** The language in which the person is written to. */
  language?: StaffLanguage;
  note?: string;
  /** How the enquiry came that this entry writes down. */
  source?: Source;
}

/** What an answer is given on. */
export type AnswerBase = Pick<Change, 'callBackAt' | 'outcome'> & { status: EnquiryStatus };

/** What somebody did about an enquiry. */
export interface HistoryEntry extends Change {
  id: string;
  name: string;
  at: number;
  /** True while this device has not sent it yet. */
  isWaiting?: boolean;
  /** True beside that when the database does not take it. */
  isRefused?: boolean;
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
  /** Left out while nobody has it. */
  claimedBy?: Claimant;
  /** When it is to be called again, in ms. */
  callBackAt?: number;
  /** When its claim lapses, as far as the notices have told of it, in ms. Also of claims before the last one. */
  lapsedAt?: number;
  outcome?: EnquiryOutcome;
  language?: StaffLanguage;
  /** How it came, if somebody of staff wrote it down. */
  source?: Source;
  /** Oldest first. */
  history: readonly HistoryEntry[];
  /** What the visitor typed. Missing when it is erased while the record is read. */
  order?: OrderRecord;
}

/** A change that was made on this device. It stays here until the database has it. */
export interface PendingChange extends Change {
  /** The id of the entry that it adds: sent twice, it is stored once. */
  entryId: string;
  enquiryId: string;
  madeAt: number;
  /** What an answer was given on: rules refuse it where somebody has said something else since. */
  was?: AnswerBase;
  /** The account that made it: nobody else on this device sends it. */
  by: string;
  /** True when the database does not take it. */
  isRefused?: boolean;
  /** The enquiry that it writes down: the first entry of that one's history, under the enquiry's own id. */
  order?: OrderRecord;
}

/** Somebody of the staff. */
export interface Member {
  uid: string;
  name: string;
  email: string;
}

const changeParts = [
  'status',
  'callBackAt',
  'outcome',
  'claimedBy',
  'from',
  'language',
  'note',
  'source',
] as const;

/** The parts of a change alone, without what stands beside them. */
export const changeOf = (entry: Change): Change =>
  Object.fromEntries(changeParts.flatMap((part) => (part in entry ? [[part, entry[part]]] : [])));

/** An enquiry after a change, as the rules have the record follow it. */
export function changedBy(enquiry: Enquiry, change: Change): Enquiry {
  const { callBackAt, outcome, claimedBy, ...others } = enquiry;
  const kept = { ...(callBackAt !== undefined && { callBackAt }), ...(outcome && { outcome }) };
  const owner = change.claimedBy ?? claimedBy;
  return {
    ...others,
    ...(owner?.uid !== undefined && { claimedBy: owner as Claimant }),
    // A status ends what was promised before.
    ...(change.status ? { status: change.status } : kept),
    ...(change.callBackAt !== undefined && { callBackAt: change.callBackAt }),
    ...(change.outcome && { outcome: change.outcome }),
    ...(change.language && { language: change.language }),
  };
}

/** Whether a change is an answer, or a promise of one: a look is none. */
export const isAnswer = ({ status, callBackAt }: Change): boolean =>
  callBackAt !== undefined || (status !== undefined && !isUnanswered(status));

/** What somebody has said last, as the database has it. */
export const lastAnswerOf = ({ history }: Enquiry): HistoryEntry | undefined =>
  history.findLast((entry) => isAnswer(entry) && !entry.isWaiting);

export const answerBaseOf = ({ status, callBackAt, outcome }: Enquiry): AnswerBase => ({
  status,
  ...(callBackAt !== undefined && { callBackAt }),
  ...(outcome && { outcome }),
});

/** Whether nobody has said anything else since, as rules decide it. */
export const isUpToDate = (was: AnswerBase, enquiry: Enquiry): boolean =>
  was.callBackAt === enquiry.callBackAt &&
  was.outcome === enquiry.outcome &&
  (was.status === enquiry.status || (isUnanswered(was.status) && isUnanswered(enquiry.status)));

/** How the entry of a change that the database does not have is marked. */
const unsent = ({ isRefused }: PendingChange) => ({
  isWaiting: true,
  ...(isRefused && { isRefused }),
});

/** An enquiry as this device shows it: with what waits to be sent. */
function withPending(
  enquiry: Enquiry,
  pending: readonly PendingChange[],
  { name }: Pick<Member, 'name'>,
): Enquiry {
  const own = pending.filter(
    ({ enquiryId, entryId }) =>
      enquiryId === enquiry.id && !enquiry.history.some(({ id }) => id === entryId),
  );
  if (own.length === 0) return enquiry;
  return {
    ...own.filter(({ isRefused }) => !isRefused).reduce(changedBy, enquiry),
    history: [
      ...enquiry.history,
      ...own.map((change) => ({
        id: change.entryId,
        name,
        at: change.madeAt,
        ...unsent(change),
        ...changeOf(change),
      })),
    ],
  };
}

/** Newest first. */
export const byNewest = (one: Enquiry, other: Enquiry): number =>
  other.receivedAt - one.receivedAt || (one.id < other.id ? 1 : -1);

/** The enquiry that a change writes down, as its record will have it; undefined for other changes. */
export function addedBy(
  { enquiryId: id, entryId, madeAt, order, source, claimedBy, ...change }: PendingChange,
  { name }: Pick<Member, 'name'>,
): Enquiry | undefined {
  if (!order || !source) return undefined;
  const isClaimed = claimedBy?.uid !== undefined;
  const entry = changeOf({ ...change, source, ...(isClaimed && { claimedBy }) });
  return {
    id,
    reference: referenceOf(id),
    product: order.Products,
    order,
    source,
    // Whatever the database says is newer.
    receivedAt: madeAt,
    changedAt: 0,
    status: isClaimed ? 'seen' : 'new',
    ...(isClaimed && { claimedBy: claimedBy as Claimant }),
    history: [{ id: entryId, name, at: madeAt, ...entry }],
  };
}

/** All that this device shows: what is loaded and what was written down here, with what waits to be sent. */
export function withAllPending(
  loaded: readonly Enquiry[],
  pending: readonly PendingChange[],
  member: Pick<Member, 'name'>,
): readonly Enquiry[] {
  const known = new Set(loaded.map(({ id }) => id));
  const added = pending.flatMap((change) => {
    const enquiry = known.has(change.enquiryId) ? undefined : addedBy(change, member);
    return enquiry
      ? { ...enquiry, history: enquiry.history.map((entry) => ({ ...entry, ...unsent(change) })) }
      : [];
  });
  const all = added.length > 0 ? [...loaded, ...added].sort(byNewest) : loaded;
  return all.map((enquiry) => withPending(enquiry, pending, member));
}
