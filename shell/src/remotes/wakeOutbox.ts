import { OUTBOX_DATABASE } from '@site/contracts/keptOnDevice';
import type { RemoteName } from '@site/contracts/remotes';
import { PART } from './watchParts';

const ORDER: RemoteName = 'remoteOrder';

/** Whether this device may hold enquiries. Only one that was placed makes the database; some browsers do not list theirs. */
async function mayHoldEnquiries(): Promise<boolean> {
  try {
    const databases = await indexedDB.databases?.();
    return databases?.some(({ name }) => name === OUTBOX_DATABASE) ?? true;
  } catch {
    return false;
  }
}

/**
 * Calls back for a part of the order remote if an enquiry of an earlier visit may wait on this device: the remote sends it, and
 * this visitor may never come near a form (docs/decisions/009-outbox.md).
 */
export async function wakeOutbox(page: Document, onWanted: (part: Element) => void): Promise<void> {
  if (!(await mayHoldEnquiries())) return;
  const part = page.querySelector(`[${PART}^="${ORDER}/"]`);
  if (part) onWanted(part);
}
