import type { DeskCloud } from '../cloud/openCloud';
import { CloudError } from '../model/deskCloud';
import type { Enquiry, Member, PendingChange } from '../model/enquiry';

interface SendParts {
  cloud: Pick<DeskCloud, 'send' | 'readEnquiry'>;
  member: Member;
  /** The database has it, or it no longer matters. `enquiry` is undefined when it was erased. */
  settled(change: PendingChange, enquiry: Enquiry | undefined): Promise<void>;
  /** The database does not take it. */
  refused(change: PendingChange, enquiry: Enquiry): Promise<void>;
}

/** Whether a refused change need not be made any more: it arrived before, or somebody has opened the enquiry already. */
const isSettled = ({ entryId, status }: PendingChange, enquiry: Enquiry) =>
  enquiry.history.some(({ id }) => id === entryId) ||
  (status === 'seen' && enquiry.status !== 'new') ||
  (status === 'new' && (enquiry.status !== 'seen' || enquiry.claimedBy !== undefined));

/**
 * Sends what waits, in the order in which it was made. Stops, rejecting with a `CloudError`, when the database cannot be
 * reached: the rest waits for the next time.
 */
export async function sendPending(
  pending: readonly PendingChange[],
  { cloud, member, settled, refused }: SendParts,
): Promise<void> {
  for (const change of pending.filter(({ isRefused }) => !isRefused)) {
    let failure: CloudError | undefined;
    try {
      await cloud.send(change, member);
    } catch (reason) {
      if (!(reason instanceof CloudError) || reason.reason === 'offline') throw reason;
      failure = reason;
    }
    // After a failure as well: the answer of an earlier attempt may have been lost.
    const enquiry = await cloud.readEnquiry(change.enquiryId).catch((reason: unknown) => {
      if (reason instanceof CloudError && reason.reason === 'missing') return undefined;
      throw reason;
    });
    if (!failure || !enquiry || isSettled(change, enquiry)) await settled(change, enquiry);
    else await refused(change, enquiry);
  }
}
