/** The database (IndexedDB) in which a device keeps what waits to be sent. It is made when the first enquiry is placed. */
export const OUTBOX_DATABASE = 'order-outbox';

/** The keys under which a tab keeps what was typed into a form (`sessionStorage`), as a `FormDraft`. */
export const draftKeys = { orders: 'order-draft', subscribers: 'subscribe-draft' } as const;
