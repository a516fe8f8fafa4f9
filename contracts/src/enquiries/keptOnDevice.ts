/** The database (IndexedDB) in which a device keeps what waits to be sent. It is made when the first enquiry is placed. */
export const OUTBOX_DATABASE = 'order-outbox';

/** The key under which a tab keeps what was typed into an order form (`sessionStorage`): the order's fields as JSON. */
export const ORDER_DRAFT_KEY = 'order-draft';
