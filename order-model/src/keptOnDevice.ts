/** The database (IndexedDB) in which a device keeps what waits to be sent. It is made when the first enquiry is placed. */
export const OUTBOX_DATABASE = 'order-outbox';

/** The keys under which a tab keeps what was typed into a form (`sessionStorage`), as a `FormDraft`. */
export const draftKeys = { orders: 'order-draft', subscribers: 'subscribe-draft' } as const;

/** Whether this device may hold enquiries. Only one that was placed makes the database; some browsers do not list theirs. */
export async function mayHoldEnquiries(): Promise<boolean> {
  try {
    const databases = await indexedDB.databases?.();
    return databases?.some(({ name }) => name === OUTBOX_DATABASE) ?? true;
  } catch {
    return false;
  }
}
