import { firebaseSettings } from '../order-store/firebaseSettings';
import { openFirestoreStore } from '../order-store/firestoreStore';
import { databaseStorage } from '../outbox/entries/databaseStorage';
import { isWaiting } from '../outbox/entries/entry';
import { oneTabAtATime } from '../outbox/oneTabAtATime';
import { listenToOtherTabs } from '../outbox/otherTabs';
import { createOutbox } from '../outbox/outbox';

/**
 * Sends what waits on the device, as a tab would; tabs and worker take turns. Rejects when something still waits. With App Check
 * a send needs a token that only a page gets, so there it does nothing.
 */
export async function sendWaiting(): Promise<void> {
  if (firebaseSettings.appCheck) return;
  const durable = databaseStorage();
  const outbox = createOutbox({
    durable,
    loadStore: async () => openFirestoreStore(firebaseSettings, { origin: location.origin }),
    exclusively: oneTabAtATime,
    announce: listenToOtherTabs(() => {}),
    isVisible: () => false,
  });
  await outbox.sendNow();
  if ((await durable.read()).some(isWaiting)) throw new Error('Enquiries are still waiting.');
}
