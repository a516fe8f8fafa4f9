import { loadStore } from '../order-store/loadStore';
import { askForSync } from './askForSync';
import { askToStay } from './askToStay';
import { databaseStorage } from './entries/databaseStorage';
import { oneTabAtATime } from './oneTabAtATime';
import { listenToOtherTabs } from './otherTabs';
import { createOutbox, type Outbox } from './outbox';

export type LoadOutbox = () => Promise<Outbox>;

let opened: Outbox | undefined;

/** Whether this page has opened its outbox, which may hold what the device did not take. */
export const isOutboxOpen = () => opened !== undefined;

/** Opens the page's one outbox, and sends what waits from earlier visits. */
function openOutbox(): Outbox {
  const isVisible = () => document.visibilityState === 'visible';
  const announce = listenToOtherTabs(() => void outbox.refresh());
  const outbox = createOutbox({
    durable: databaseStorage(),
    loadStore,
    exclusively: oneTabAtATime,
    announce,
    sendLater: () => void askForSync(),
    askToStay,
    isVisible,
  });
  // The network is back, or the page is, from the back-forward cache: a send may succeed now.
  addEventListener('online', () => void outbox.sendNow());
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) void outbox.sendNow();
  });
  // Timers may have been suspended.
  document.addEventListener('visibilitychange', () => {
    if (isVisible()) void outbox.refresh();
  });
  void outbox.sendNow();
  return outbox;
}

/** Only for the browser. */
export const loadOutbox: LoadOutbox = async () => (opened ??= openOutbox());
