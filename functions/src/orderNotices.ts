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
import { appOfInstance, log, mailerOfInstance, mailServer, settings } from './instance';

/** The private key with which phones are told, asked for only where settings name the public one. */
const pushKey =
  settings.push.publicKey === null ? undefined : defineSecret('ORDER_NOTICES_PUSH_KEY');

const IN_INDIA = { timeZone: INDIA } as const;

/** One mail at a time and few instances: the rate is counted by each, and does not see what the others send just now. */
const limits = {
  region: settings.region,
  memory: '256MiB' as const,
  concurrency: 1,
  maxInstances: 3,
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
    log,
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
  { ...limits, document: `${collections.orders}/{id}`, retry: true, timeoutSeconds: 60 },
  ({ params: { id } }) => unlessUnreadable(id, () => noticesOfInstance().tell(id)),
);

/** Does each minute what is due: escalations, mails that failed, digests. */
export const sweepNotices = onSchedule(
  { ...limits, ...IN_INDIA, schedule: 'every 1 minutes', timeoutSeconds: 110 },
  () => noticesOfInstance().sweep(),
);

/** Tells each night of enquiries whose event was lost, and erases those whose time is over. */
export const reconcileOrders = onSchedule(
  {
    ...limits,
    ...IN_INDIA,
    schedule: 'every day 03:30',
    timeoutSeconds: 1800,
    retryCount: 5,
    minBackoffSeconds: 60,
  },
  () => noticesOfInstance().reconcile(),
);

const eraser = { region: settings.region, memory: '256MiB' as const, maxInstances: 3, retry: true };

/** Erases the record of an order that somebody erased by hand, and logs it: else staff would be told of it for ever. */
export const forgetErasedOrder = onDocumentDeleted(
  { ...eraser, document: `${collections.orders}/{id}` },
  ({ params }) => createNoticeStore(database()).eraseStrayRecord(params.id),
);

/** Counts an order, its first answer and how it ended. What it writes calls it once more, and then there is nothing to count. */
export const countEnquiry = onDocumentWritten(
  { ...eraser, document: `${staffCollections.desk}/{id}` },
  async ({ params, data }) => {
    const { id } = params;
    if (data?.after.exists) await unlessUnreadable(id, () => count(database(), id, settings));
  },
);
