import { collections } from '@site/order-model/enquiry';
import { INDIA } from '@site/order-model/india';
import { staffCollections } from '@site/order-model/staffCollections';
import { createNotices, type Notices } from '@site/order-backend/telling/notices/notices';
import { countEnquiry as count } from '@site/order-backend/telling/numbers/countEnquiry';
import { webPush, type PushSender } from '@site/order-backend/telling/push/webPush';
import { RecordUnreadable } from '@site/order-backend/telling/records/deskRecord';
import { createNoticeStore } from '@site/order-backend/telling/records/noticeStore';
import { getFirestore } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions';
import { defineSecret } from 'firebase-functions/params';
import {
  onDocumentCreated,
  onDocumentDeleted,
  onDocumentWritten,
} from 'firebase-functions/firestore';
import { onSchedule } from 'firebase-functions/scheduler';
import { cloudDatabase } from './cloudDatabase';
import { appOfInstance, mailerOfInstance, mailServer, settings } from './instance';

/** The private key with which phones are told, asked for only where settings name the public one. */
const pushKey =
  settings.push.publicKey === null ? undefined : defineSecret('ORDER_NOTICES_PUSH_KEY');

const IN_INDIA = { timeZone: INDIA } as const;

/** One mail at a time: the rate is counted by each instance, and does not see what the others send just now. */
const mailing = {
  concurrency: 1,
  secrets: [mailServer, ...(pushKey ? [pushKey] : [])],
};

const database = () => cloudDatabase(getFirestore(appOfInstance()));

let notices: Notices | undefined;

function pushSender(): PushSender | undefined {
  const { publicKey } = settings.push;
  if (!pushKey || publicKey === null) return undefined;
  const keys = { publicKey, privateKey: pushKey.value().trim() };
  return webPush({ contact: `mailto:${settings.from.address}`, keys });
}

/** Made at the first call. */
const noticesOfInstance = (): Notices =>
  (notices ??= createNotices({
    store: createNoticeStore(database()),
    mailer: mailerOfInstance(),
    pushes: pushSender(),
    settings,
    now: () => new Date(),
    log: logger,
  }));

/** Does what follows on an event. Of a record that cannot be read the event would come again for a day. */
async function unlessUnreadable(id: string, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (failure) {
    if (!(failure instanceof RecordUnreadable)) throw failure;
    logger.error(failure.message, { id });
  }
}

/** An event may come several times, late, or never. */
export const tellOfOrder = onDocumentCreated(
  { ...mailing, document: `${collections.orders}/{id}`, retry: true, timeoutSeconds: 60 },
  ({ params: { id } }) => unlessUnreadable(id, () => noticesOfInstance().tell(id)),
);

/** Does each minute what is due: escalations, mails that failed, digests. */
export const sweepNotices = onSchedule(
  { ...mailing, ...IN_INDIA, schedule: 'every 1 minutes', timeoutSeconds: 110 },
  () => noticesOfInstance().sweep(),
);

/** Tells each night of enquiries whose event was lost, and erases those whose time is over. */
export const reconcileOrders = onSchedule(
  {
    ...mailing,
    ...IN_INDIA,
    schedule: 'every day 03:30',
    timeoutSeconds: 1800,
    retryCount: 5,
    minBackoffSeconds: 60,
  },
  () => noticesOfInstance().reconcile(),
);

/** Erases the record of an order that somebody erased by hand, and logs it: else staff would be told of it for ever. */
export const forgetErasedOrder = onDocumentDeleted(
  { document: `${collections.orders}/{id}`, retry: true },
  ({ params }) => createNoticeStore(database()).eraseStrayRecord(params.id),
);

/**
 * Counts an order, its first answer and how it ended, one at a time: a week has one document. What it writes calls it once more,
 * and then there is nothing to count.
 */
export const countEnquiry = onDocumentWritten(
  { document: `${staffCollections.desk}/{id}`, retry: true, concurrency: 1, maxInstances: 1 },
  async ({ params, data }) => {
    const { id } = params;
    if (data?.after.exists) await unlessUnreadable(id, () => count(database(), id, settings));
  },
);
