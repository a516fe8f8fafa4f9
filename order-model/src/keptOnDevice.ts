/** The database (IndexedDB) in which a device keeps what waits to be sent. It is made when the first enquiry is placed. */
export const OUTBOX_DATABASE = 'order-outbox';

/** The keys under which a tab keeps what was typed into a form (`sessionStorage`), as a `FormDraft`. */
export const draftKeys = { orders: 'order-draft', subscribers: 'subscribe-draft' } as const;

/** Whether there is the database; some browsers do not list theirs. */
export async function hasDatabase(factory: IDBFactory): Promise<boolean> {
  const databases = await factory.databases?.();
  return databases?.some(({ name }) => name === OUTBOX_DATABASE) ?? true;
}

/** Whether this device may hold enquiries. Only one that was placed makes the database. */
export async function mayHoldEnquiries(): Promise<boolean> {
  try {
    return await hasDatabase(indexedDB);
  } catch {
    return false;
  }
}
