import type { IncomingMessage, ServerResponse } from 'node:http';
import type { StaffDocuments } from '@site/firestore/requests/staffDocuments';
import { createInbox, INBOX_ADDRESS, isInboxPath } from '@site/order-notices/local/inbox';
import { startNotices } from '@site/order-notices/local/startNotices';
import { webPush, type PushKeys } from '@site/order-notices/push/webPush';
import type { NoticeSettings } from '@site/order-notices/settings/settingsSchema';

/** What tells staff of the local store's enquiries, and shows what they would get. */
export interface StaffNotices {
  /** The handler of an address, when it is the inbox's. */
  handlerOf(
    url: string,
  ): ((request: IncomingMessage, response: ServerResponse) => Promise<void>) | undefined;
  /** The inbox's whole address. */
  inbox: string;
  stop(): Promise<void>;
}

/**
 * Starts notices beside the local store. Takes the data folder, and the addresses of site and desk without a slash at the
 * end, and the keys with which phones are told.
 */
export function serveStaffNotices(
  settings: NoticeSettings,
  staff: StaffDocuments,
  data: string,
  address: string,
  desk = `${address}${INBOX_ADDRESS}`,
  keys?: PushKeys,
): StaffNotices {
  const inbox = createInbox(data);
  // Links to the desk of production would lead nowhere here.
  const push = { ...settings.push, publicKey: keys?.publicKey ?? null };
  const local = { ...settings, desk, push };
  const contact = `mailto:${settings.from.address}`;
  const pushes = keys && webPush({ contact, keys });
  const notices = startNotices({ staff, settings: local, data, pushes });
  return {
    handlerOf: (url) => (isInboxPath(url) ? inbox : undefined),
    inbox: `${address}${INBOX_ADDRESS}`,
    stop: notices.stop,
  };
}
