import { collections } from '@site/contracts/enquiry';
import { staffCollections } from '@site/firestore/staff/staffCollections';
import type { ServerDocuments } from '@site/firestore/requests/serverDocuments';
import { folderMailer, mailsIn } from '../mail/folderMailer';
import type { Mailer } from '../mail/mailer';
import type { PushSender } from '../push/pushSender';
import { createNotices } from '../notices/notices';
import type { NoticeSettings } from '../settings/settingsSchema';
import { countEnquiry } from '../numbers/countEnquiry';
import { createNoticeStore } from '../records/noticeStore';
import { localDatabase } from './localDatabase';

export interface LocalNoticesOptions {
  staff: ServerDocuments;
  settings: NoticeSettings;
  /** The folder in which enquiries are kept; mails go into a folder of it unless `mailer` is given. */
  data: string;
  mailer?: Mailer;
  /** Tells phones; none are told without it. */
  pushes?: PushSender | undefined;
  /** A minute, as in the cloud, unless a test's clock runs faster. */
  sweepEveryMs?: number;
  log?: (line: string) => void;
}

/** Notices of the local store, as long as its server runs. */
export interface LocalNotices {
  stop(): Promise<void>;
}

/** Tells of each enquiry that the local store takes, and of those that were there before. */
export function startNotices({
  staff,
  settings,
  data,
  mailer = folderMailer(mailsIn(data), settings),
  pushes,
  sweepEveryMs = 60_000,
  log = console.warn,
}: LocalNoticesOptions): LocalNotices {
  const database = localDatabase(staff);
  const store = createNoticeStore(database);
  const notices = createNotices({ store, mailer, pushes, settings, now: () => new Date(), log });
  let isStopped = false;
  let last: Promise<void> = Promise.resolve();
  let lastFailure = '';

  /** One after the other: the sweep must not wait for a mail that an event sends as well. */
  function enqueue(task: () => Promise<void>): void {
    last = last.then(async () => {
      if (isStopped) return;
      try {
        await task();
        lastFailure = '';
      } catch (failure) {
        // While the disk is full this would be said every minute.
        const line = `Staff could not be told: ${(failure as Error).message}`;
        if (line !== lastFailure) log(line);
        lastFailure = line;
      }
    });
  }

  staff.whenStored(({ collection, id }) => {
    if (collection === collections.orders) enqueue(() => notices.tell(id));
    const isCounted = collection === collections.orders || collection === staffCollections.desk;
    if (isCounted) enqueue(() => countEnquiry(database, id));
  });
  /** Here it costs nothing to look for what was missed, such as while the disk was full. */
  const sweep = () => {
    enqueue(() => notices.reconcile());
    enqueue(() => notices.sweep());
    enqueue(async () => {
      for (const { id } of staff.list(staffCollections.desk)) await countEnquiry(database, id);
    });
  };
  sweep();
  const timer = setInterval(sweep, sweepEveryMs);
  timer.unref();
  return {
    async stop() {
      isStopped = true;
      clearInterval(timer);
      await last;
    },
  };
}
