import type { DeskCloud } from '../cloud/openCloud';
import { reasonOf, type HasOrder } from '../model/deskCloud';
import {
  addedBy,
  changedBy,
  type Enquiry,
  type Member,
  type PendingChange,
} from '../model/enquiry';
import type { MemberName } from './memberName';

interface SendParts {
  cloud: Pick<DeskCloud, 'send' | 'add' | 'isStored' | 'isErased' | 'readEnquiry'>;
  member: Member;
  readRenamedMember: MemberName['readRenamedMember'];
  hasOrder: HasOrder;
  /** The database has it, or it no longer matters. `enquiry` is undefined when it was erased. */
  settled(change: PendingChange, enquiry: Enquiry | undefined): Promise<void>;
  /** The database does not take it; `enquiry` is undefined when it never had that. */
  refused(change: PendingChange, enquiry: Enquiry | undefined): Promise<void>;
}

/** Whether a look, or its end, has come too late to matter. */
const isLooked = ({ status }: PendingChange, enquiry: Enquiry) =>
  (status === 'seen' && enquiry.status !== 'new') ||
  (status === 'new' && (enquiry.status !== 'seen' || enquiry.claimedBy !== undefined));

/** Whether an enquiry is already as an answer has it. */
const isSaid = (change: PendingChange, enquiry: Enquiry) => {
  const { status, callBackAt, outcome } = changedBy(enquiry, change);
  const isSame = status === enquiry.status && callBackAt === enquiry.callBackAt;
  return change.was !== undefined && isSame && outcome === enquiry.outcome;
};

/** Whether whoever is to have it has it already, or what is given back is not theirs any more. */
const isClaimed = ({ claimedBy, by }: PendingChange, { claimedBy: owner }: Enquiry) =>
  claimedBy !== undefined &&
  (claimedBy.uid === owner?.uid || (claimedBy.uid === undefined && owner?.uid !== by));

/**
 * Whether a refused change need not be made any more: it arrived before, somebody has opened the enquiry or said it already, or
 * who has it is settled, maybe by the same member on another device.
 */
const isSettled = (change: PendingChange, enquiry: Enquiry) =>
  enquiry.history.some(({ id }) => id === change.entryId) ||
  isSaid(change, enquiry) ||
  isClaimed(change, enquiry) ||
  isLooked(change, enquiry);

/** Whether it is given away under another name than its owner took it under: rules compare both. */
const isUnderOldName = ({ from }: PendingChange, enquiry: Enquiry): boolean =>
  from?.uid !== undefined &&
  from.uid === enquiry.claimedBy?.uid &&
  from.name !== enquiry.claimedBy.name;

/** Whoever takes an enquiry takes it under the name of today. */
const claimedAs = ({ uid, name }: Member, change: PendingChange): PendingChange =>
  change.claimedBy?.uid === uid ? { ...change, claimedBy: { uid, name } } : change;

/**
 * Sends what waits, in the order in which it was made. Stops, rejecting with a `CloudError`, when the database cannot be
 * reached: the rest waits for the next time.
 * @returns whether the database was asked at all.
 */
export async function sendPending(
  pending: readonly PendingChange[],
  { cloud, member: first, readRenamedMember, hasOrder, settled, refused }: SendParts,
): Promise<boolean> {
  let member = first;
  let hasAsked = false;
  const readEnquiry = (id: string) =>
    cloud.readEnquiry(id, hasOrder).catch((failure: unknown) => {
      if (reasonOf(failure) === 'missing') return undefined;
      throw failure;
    });
  /**
   * Tells a refusal, also of the library, which takes no value that it knows no type for: tried for ever, it would hold up what
   * follows. A database that cannot be reached rejects.
   */
  const attempt = (work: Promise<unknown>) =>
    work.then(
      () => undefined,
      (failure: unknown) => {
        if (reasonOf(failure) === 'offline') throw failure;
        return failure;
      },
    );
  /** Whether there is another name, under which to try once more. */
  async function adoptNewName(failure: unknown): Promise<boolean> {
    const after = await readRenamedMember(failure, member);
    member = after ?? member;
    return after !== undefined;
  }
  /** Enquiries that were written down and have no record yet: not sent, refused, or the company's programs are about to make it. */
  const unrecorded = new Set(
    pending.filter(({ order }) => order).map(({ enquiryId }) => enquiryId),
  );

  async function sendAddition(change: PendingChange): Promise<void> {
    const { enquiryId: id } = change;
    const failure = await attempt(cloud.add(change, member));
    // An earlier attempt may have arrived, whose answer was lost. A database that refuses this as well refuses everything.
    const isStored = !failure || (await cloud.isStored(id));
    if (!isStored && !(await cloud.isErased(id))) {
      return (await adoptNewName(failure)) ? sendAddition(change) : refused(change, undefined);
    }
    unrecorded.delete(id);
    const record = isStored ? await readEnquiry(id) : undefined;
    // Shown as it will be until then.
    await settled(change, record ?? (isStored ? addedBy(change, member) : undefined));
  }

  async function sendChange(change: PendingChange): Promise<void> {
    const failure = await attempt(cloud.send(claimedAs(member, change), member));
    // After a failure as well: the answer of an earlier attempt may have been lost.
    const enquiry = await readEnquiry(change.enquiryId);
    if (!enquiry && (await cloud.isStored(change.enquiryId))) unrecorded.add(change.enquiryId);
    else if (!failure || !enquiry || isSettled(change, enquiry)) await settled(change, enquiry);
    else if (isUnderOldName(change, enquiry))
      await sendChange({ ...change, from: { ...enquiry.claimedBy } });
    else if (await adoptNewName(failure)) await sendChange(change);
    else await refused(change, enquiry);
  }

  for (const change of pending.filter(({ isRefused }) => !isRefused)) {
    // What follows on it waits as well.
    if (!change.order && unrecorded.has(change.enquiryId)) continue;
    hasAsked = true;
    await (change.order ? sendAddition(change) : sendChange(change));
  }
  return hasAsked;
}
