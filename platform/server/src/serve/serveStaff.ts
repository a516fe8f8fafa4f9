import type { Firestore } from '@site/order-backend/wire/openStore';
import { INBOX_ADDRESS, ownInboxAddress } from '@site/order-backend/telling/local/inbox';
import { startNotices } from '@site/order-backend/telling/local/startNotices';
import { keepPushKeys } from '@site/order-backend/telling/push/keepPushKeys';
import type { NoticeSettings } from '@site/order-backend/telling/settings/settingsSchema';
import { serveDesk, type DeskOptions } from '../desk/serveDesk';

export interface StaffOptions {
  settings: NoticeSettings;
  database: Firestore;
  data: string;
  /** The site's address, without a slash at the end. */
  address: string;
  /** Where the desk is and where it is served; without it staff are told all the same. */
  desk: Pick<DeskOptions, 'folder' | 'port'> | undefined;
}

/** Serves the order desk, and starts what tells staff of enquiries. */
export async function serveStaff(options: StaffOptions) {
  const { settings, database, data, address } = options;
  const inbox = `${address}${INBOX_ADDRESS}`;
  // Without them the desk says that phones cannot be told.
  const keys = options.desk && (await keepPushKeys(data).catch(() => undefined));
  const desk =
    options.desk &&
    (await serveDesk({ ...options.desk, data, database, settings, pushKey: keys?.publicKey }));
  const notices = startNotices({
    settings,
    data,
    keys,
    staff: database.staff,
    desk: desk?.address ?? inbox,
  });
  return {
    /** The whole address of the inbox for the owner of the data folder: it shows what staff would get. */
    inbox: `${address}${await ownInboxAddress(data)}`,
    desk,
    /** Ends what tells staff, once it has told of what is under way. The desk is closed before. */
    stop: notices.stop,
  };
}
