import { OUTBOX_DATABASE } from '../drafts/keptOnDevice';

/** Whether this device may hold enquiries. Only one that was placed makes the database; some browsers do not list theirs. */
export async function mayHoldEnquiries(): Promise<boolean> {
  try {
    const databases = await indexedDB.databases?.();
    return databases?.some(({ name }) => name === OUTBOX_DATABASE) ?? true;
  } catch {
    return false;
  }
}
