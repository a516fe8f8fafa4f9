import { loadStore } from '../order-store/loadStore';
import { databaseStorage } from './databaseStorage';
import { oneTabAtATime } from './oneTabAtATime';
import { listenToOtherTabs } from './otherTabs';
import { createOutbox, type Outbox } from './outbox';
import { listenToBrowser } from './wakeUps';

/** Opens the page's one outbox, in this browser, and sends what waits from earlier visits. */
export function openOutbox(): Outbox {
  const announce = listenToOtherTabs(() => void outbox.kick());
  const outbox = createOutbox({
    durable: databaseStorage(),
    loadStore,
    exclusively: oneTabAtATime,
    announce,
    isSeen: () => document.visibilityState === 'visible',
  });
  listenToBrowser({ hurry: () => void outbox.sendNow(), kick: () => void outbox.kick() });
  void outbox.sendNow();
  return outbox;
}
