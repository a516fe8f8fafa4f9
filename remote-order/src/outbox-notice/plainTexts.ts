import type { EntryKind } from '../outbox/entry';

/** What stands under a form while the script of its notice cannot be loaded, and something waits. */
export const plainTexts: Readonly<Record<EntryKind, string>> = {
  orders: 'Your enquiry is waiting on this device and will be sent as soon as it gets through.',
  subscribers: 'Your subscription is waiting and will be sent as soon as it gets through.',
};
