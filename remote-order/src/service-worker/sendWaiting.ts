import { loadStoreInWorker } from '../order-store/workerStore';
import { databaseStorage } from '../outbox/entries/databaseStorage';
import { isWaiting } from '../outbox/entries/entry';
import { oneTabAtATime } from '../outbox/oneTabAtATime';
import { listenToOtherTabs } from '../outbox/otherTabs';
import { createOutbox } from '../outbox/outbox';

/**
 * Sends what waits on the device, as a tab would; tabs and worker take turns. Rejects when something still waits.
 */
export async function sendWaiting(): Promise<void> {
  if (!loadStoreInWorker) return;
  const durable = databaseStorage();
  const outbox = createOutbox({
    durable,
    loadStore: loadStoreInWorker,
    exclusively: oneTabAtATime,
    announce: listenToOtherTabs(() => {}),
    isVisible: () => false,
  });
  await outbox.sendNow();
  if ((await durable.read()).some(isWaiting)) throw new Error('Enquiries are still waiting.');
}
