import { memoryStore, type MemoryStore } from '../../testing/memoryStore';
import type { LoadStore } from '../../order-store/documentStore';
import type { EntryStorage } from '../entries/entryStorage';
import { memoryStorage } from './memoryStorage';
import { createOutbox, type Outbox, type OutboxParts } from '../outbox';

/** A browser that one or more tabs share, for tests. */
export interface TestBrowser {
  store: MemoryStore;
  durable: EntryStorage;
  /** Opens a tab: an outbox of its own on the browser's storage. It starts as a page does, by sending what waits. */
  open(parts?: Partial<OutboxParts> & { loadStore?: LoadStore }): Outbox;
}

/** Makes a browser whose storage is memory, whose lock is real, and whose tabs hear each other. */
export function testBrowser(durable: EntryStorage = memoryStorage()): TestBrowser {
  const store = memoryStore();
  const tabs: Outbox[] = [];
  let lastTurn: Promise<void> = Promise.resolve();
  return {
    store,
    durable,
    open(parts = {}) {
      const outbox: Outbox = createOutbox({
        durable,
        loadStore: async () => store,
        exclusively: (work) => {
          const turn = lastTurn.then(work);
          lastTurn = turn.catch(() => {});
          return turn;
        },
        announce: () =>
          tabs.filter((opened) => opened !== outbox).forEach((opened) => void opened.refresh()),
        isVisible: () => true,
        random: () => 0,
        ...parts,
      });
      tabs.push(outbox);
      void outbox.sendNow();
      return outbox;
    },
  };
}
