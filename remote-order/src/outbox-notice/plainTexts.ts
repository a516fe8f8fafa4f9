import type { EntryKind } from '../outbox/entries/entry';

/** Shown under a form when something waits and the script of its notice cannot be loaded. */
export const plainTexts: Readonly<Record<EntryKind, string>> = {
  orders: 'Your enquiry is waiting on this device and will be sent as soon as it gets through.',
  subscribers: 'Your subscription is waiting and will be sent as soon as it gets through.',
};
