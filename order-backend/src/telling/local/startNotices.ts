import { collections } from '@site/order-model/enquiry';
import { staffCollections } from '@site/order-model/staffCollections';
import type { ServerDocuments } from '../../wire/serverDocuments';
import { folderMailer, mailsIn } from '../mail/folderMailer';
import { webPush, type PushKeys } from '../push/webPush';
import { createNotices } from '../notices/notices';
import type { NoticeSettings } from '../settings/settingsSchema';
import { countEnquiry } from '../numbers/countEnquiry';
import { RecordUnreadable } from '../records/deskRecord';
import { createNoticeStore } from '../records/noticeStore';
import { localDatabase } from './localDatabase';

const SWEEP_EVERY_MS = 60_000;

export interface LocalNoticesOptions {
  staff: ServerDocuments;
  settings: NoticeSettings;
  /** The folder in which enquiries are kept; mails go into a folder of it. */
  data: string;
  /** The desk's address: links to production's would lead nowhere here. */
  desk: string;
  /** The data folder's keys, with which phones are told; production's are secret. None are told without them. */
  keys: PushKeys | undefined;
}

/** Tells of each enquiry that the local store takes, and of those that were there before, as long as its server runs. */
export function startNotices({ staff, data, desk, keys, ...options }: LocalNoticesOptions) {
  const push = { ...options.settings.push, publicKey: keys?.publicKey ?? null };
  const settings = { ...options.settings, desk, push };
  const database = localDatabase(staff);
  const notices = createNotices({
    store: createNoticeStore(database),
    mailer: folderMailer(mailsIn(data), settings),
    pushes: keys && webPush({ contact: `mailto:${settings.from.address}`, keys }),
    settings,
    now: () => new Date(),
    log: console,
  });
  let isStopped = false;
  let last: Promise<void> = Promise.resolve();
  /** What each kind of work failed of last: while the disk is full this would be said every minute. */
  const failures = new Map<string, string>();

  /** One after the other: the sweep must not wait for a mail that an event sends as well. */
  function enqueue(kind: string, task: () => Promise<void>): void {
    last = last.then(async () => {
      if (isStopped) return;
      try {
        await task();
        failures.delete(kind);
      } catch (failure) {
        const { message } = failure as Error;
        if (message !== failures.get(kind)) console.warn(`Staff could not be told: ${message}`);
        failures.set(kind, message);
      }
    });
  }
  /** The sweep says of which record, as long as something is due. */
  const count = (id: string) =>
    countEnquiry(database, id, settings).catch((failure: unknown) => {
      if (!(failure instanceof RecordUnreadable)) throw failure;
    });

  staff.whenStored(({ collection, id }) => {
    if (collection === collections.orders) enqueue('tell', () => notices.tell(id));
    const isCounted = collection === collections.orders || collection === staffCollections.desk;
    if (isCounted) enqueue('count', () => count(id));
  });
  /** Here it costs nothing to look for what was missed, such as while the disk was full. */
  const sweep = () => {
    enqueue('reconcile', () => notices.reconcile());
    enqueue('sweep', () => notices.sweep());
    enqueue('count', async () => {
      for (const { id } of staff.list(staffCollections.desk)) await count(id);
    });
  };
  sweep();
  const timer = setInterval(sweep, SWEEP_EVERY_MS);
  timer.unref();
  return {
    async stop(): Promise<void> {
      isStopped = true;
      clearInterval(timer);
      await last;
    },
  };
}
