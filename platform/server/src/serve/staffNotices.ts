import type { IncomingMessage, ServerResponse } from 'node:http';
import type { StaffDocuments } from '@site/firestore/requests/staffDocuments';
import { createInbox, INBOX_ADDRESS, isInboxPath } from '@site/order-notices/local/inbox';
import { startNotices } from '@site/order-notices/local/startNotices';
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
 * end.
 */
export function serveStaffNotices(
  settings: NoticeSettings,
  staff: StaffDocuments,
  data: string,
  address: string,
  desk = `${address}${INBOX_ADDRESS}`,
): StaffNotices {
  const inbox = createInbox(data);
  // Links to the desk of production would lead nowhere here.
  const local = { ...settings, desk };
  const notices = startNotices({ staff, settings: local, data });
  return {
    handlerOf: (url) => (isInboxPath(url) ? inbox : undefined),
    inbox: `${address}${INBOX_ADDRESS}`,
    stop: notices.stop,
  };
}
