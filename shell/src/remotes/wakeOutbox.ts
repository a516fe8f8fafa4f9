import { PART } from '@site/contracts/boot';
import { mayHoldEnquiries } from '@site/contracts/mayHoldEnquiries';
import type { RemoteName } from '@site/contracts/remotes';

const ORDER: RemoteName = 'remoteOrder';

/**
 * Calls back for a part of the order remote if an enquiry of an earlier visit may wait on this device: the remote sends it, and
 * this visitor may never come near a form (docs/decisions/009-outbox.md).
 */
export async function wakeOutbox(page: Document, onWanted: (part: Element) => void): Promise<void> {
  if (!(await mayHoldEnquiries())) return;
  const part = page.querySelector(`[${PART}^="${ORDER}/"]`);
  if (part) onWanted(part);
}
