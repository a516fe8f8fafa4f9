import { isUnanswered } from '@site/order-model/deskChange';
import { isAnswer, type Enquiry } from './enquiry';
import { lapseOf } from './lapse';

/** What is open, in the order in which it is worked through. */
export const openGroups = ['due', 'free', 'mine', 'others'] as const;

export type OpenGroup = (typeof openGroups)[number];

/** Whether a colleague gave it to whoever has it, who has said nothing of it since. */
function isHandedOver({ claimedBy, history }: Enquiry): boolean {
  const last = history.findLast((entry) => entry.claimedBy !== undefined || isAnswer(entry));
  return last?.claimedBy?.uid === claimedBy?.uid && last?.name !== claimedBy?.name;
}

/**
 * The group of an enquiry; `later` until the time to call back, undefined once it is done. What a colleague promised and handed
 * over is shown at once: its new owner knows nothing of the promise.
 */
export function groupOf(
  enquiry: Enquiry,
  uid: string | undefined,
  now: number,
): OpenGroup | 'later' | undefined {
  const { status, claimedBy, callBackAt } = enquiry;
  if (status === 'done') return undefined;
  const isMine = claimedBy !== undefined && claimedBy.uid === uid;
  if (callBackAt !== undefined) {
    if (callBackAt <= now) return 'due';
    return isMine && isHandedOver(enquiry) ? 'mine' : 'later';
  }
  if (lapseOf(enquiry, now)) return 'due';
  if (!claimedBy) return 'free';
  return isMine ? 'mine' : 'others';
}

/** Whoever has waited longest comes first. */
export const byWaiting = (one: Enquiry, other: Enquiry): number =>
  (one.callBackAt ?? one.receivedAt) - (other.callBackAt ?? other.receivedAt) ||
  (one.id < other.id ? -1 : 1);

/** The groups that have something in them, each oldest first. */
export function inGroups(
  enquiries: readonly Enquiry[],
  uid: string | undefined,
  now: number,
): readonly (readonly [OpenGroup, readonly Enquiry[]])[] {
  return openGroups
    .map(
      (group) =>
        [group, enquiries.filter((enquiry) => groupOf(enquiry, uid, now) === group)] as const,
    )
    .filter(([, found]) => found.length > 0)
    .map(([group, found]) => [group, found.sort(byWaiting)] as const);
}

interface Caller {
  uid: string | undefined;
  now: number;
  /** The enquiry that was called last. */
  except: Enquiry;
}

/** Who is to be called next, as the list was left, or as it would be: nobody whom a colleague has, or who was just called. */
export function nextToCall(
  references: readonly string[],
  enquiries: readonly Enquiry[],
  { uid, now, except }: Caller,
): Enquiry | undefined {
  const byReference = new Map(enquiries.map((enquiry) => [enquiry.reference, enquiry]));
  const listed = references.flatMap((reference) => byReference.get(reference) ?? []);
  const open = inGroups(enquiries, uid, now).flatMap(([, group]) => group);
  return (listed.length > 0 ? listed : open).find((enquiry) => {
    const { id, order, claimedBy, status, callBackAt } = enquiry;
    const isOthers = claimedBy !== undefined && claimedBy.uid !== uid;
    const wasCalled = id === except.id || order?.Mobile === except.order?.Mobile;
    const isUncalled = isUnanswered(status) && callBackAt === undefined;
    return !wasCalled && !isOthers && (isUncalled || groupOf(enquiry, uid, now) === 'due');
  });
}
