import type { Enquiry } from '../model/enquiry';
import { lapseOf } from '../model/lapse';

/** What is open, in the order in which it is worked through. */
export const openGroups = ['due', 'free', 'mine', 'others'] as const;

export type OpenGroup = (typeof openGroups)[number];

/** The group of an enquiry; `later` until the time to call back, undefined once it is done. */
export function groupOf(
  enquiry: Enquiry,
  uid: string | undefined,
  now: number,
): OpenGroup | 'later' | undefined {
  const { status, claimedBy, callBackAt } = enquiry;
  if (status === 'done') return undefined;
  if (callBackAt !== undefined) return callBackAt > now ? 'later' : 'due';
  if (lapseOf(enquiry, now)) return 'due';
  if (!claimedBy) return 'free';
  return claimedBy.uid === uid ? 'mine' : 'others';
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
