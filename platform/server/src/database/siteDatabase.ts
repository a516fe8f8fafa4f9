import type { IncomingMessage, ServerResponse } from 'node:http';
import type { PushKeys } from '@site/order-notices/push/webPush';
import type { NoticeSettings } from '@site/order-notices/settings/settingsSchema';
import type { MemberDocuments } from '@site/sign-in/accounts/memberDocuments';

/** What programs need that tell staff of orders. */
export interface NoticeOptions {
  settings: NoticeSettings;
  /** The data folder, which takes the mails. */
  data: string;
  /** The desk's address, for links, without a slash at the end. */
  desk: string;
  /** With what phones are told; none are told without. */
  keys: PushKeys | undefined;
}

/** Programs that run beside the database. */
export interface RunningNotices {
  /** Waits for what is under way. */
  stop(): Promise<void>;
}

/** Where the site's enquiries are stored, with what depends on it: the local store, or Firestore's emulator. */
export interface SiteDatabase {
  /** Answers a request whose address `isFirestorePath` accepts. Never rejects. */
  handle(request: IncomingMessage, response: ServerResponse): Promise<void>;
  /** Opens it if it could not be opened before. */
  retry(): Promise<void>;
  /** What signs the id tokens of staff. Throws while it cannot be opened. */
  readonly tokenKey: Buffer;
  readonly members: MemberDocuments;
  /** Tells staff of orders from now on, and of those that were stored before. */
  startNotices(options: NoticeOptions): Promise<RunningNotices>;
  close(): Promise<void>;
}
