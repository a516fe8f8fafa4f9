import { loadStore } from '../order-store/loadStore';
import { askForSync } from './askForSync';
import { listenToBrowser } from './browserEvents';
import { databaseStorage } from './entries/databaseStorage';
import { oneTabAtATime } from './oneTabAtATime';
import { listenToOtherTabs } from './otherTabs';
import { createOutbox, type Outbox } from './outbox';

/** Opens the page's one outbox, and sends what waits from earlier visits. */
export function openOutbox(): Outbox {
  const announce = listenToOtherTabs(() => void outbox.refresh());
  const outbox = createOutbox({
    durable: databaseStorage(),
    loadStore,
    exclusively: oneTabAtATime,
    announce,
    sendLater: () => void askForSync(),
    isVisible: () => document.visibilityState === 'visible',
  });
  listenToBrowser({
    onReturn: () => void outbox.sendNow(),
    onVisible: () => void outbox.refresh(),
  });
  void outbox.sendNow();
  return outbox;
}
