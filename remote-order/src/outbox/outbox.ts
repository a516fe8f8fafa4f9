import type { LoadStore, StoredRecords } from '../order-store/documentStore';
import { createBoard, type BoardParts, type News, type OutboxState, type Turn } from './board';
import { isWaiting, type EntryKind, type WaitingEntry } from './entry';
import type { EntryStorage } from './entryStorage';
import { layeredStorage } from './layeredStorage';
import { newId } from './newId';
import type { Exclusively } from './oneTabAtATime';
import { createSender } from './sender';

/** How long a send of what could not be written down may take to fail for the visitor to be told at once, in ms. */
const AT_ONCE = 1000;

export interface OutboxParts extends Pick<BoardParts, 'isSeen' | 'announce'> {
  durable: EntryStorage;
  loadStore: LoadStore;
  exclusively: Exclusively;
  /** From 0 to 1, as `Math.random`. */
  random?: () => number;
}

/** Takes documents, sends them until the server has them, and tells how they stand. */
export interface Outbox {
  /**
   * Takes a document. Fulfilled once it is written down on the device or, where that cannot be, on its way to the server;
   * rejected when it is neither, and then the visitor still has it (§8: save throws immediately).
   * `follow` hears what becomes of it for as long as this page lives.
   */
  submit<Kind extends EntryKind>(
    kind: Kind,
    record: StoredRecords[Kind],
    follow: (turn: Turn) => void,
  ): Promise<void>;
  /** Sends what waits, without waiting longer. */
  sendNow(): Promise<void>;
  /** Deletes what waits of this kind from the device. What is on its way at this moment may still arrive. */
  discard(kind: EntryKind): Promise<void>;
  /** Fetches the store's script ahead of need; a failure is left to the send. */
  warm(): void;
  /** Looks at the entries again: another tab, or the visitor's return, may have changed something. */
  kick(): Promise<void>;
  state(): OutboxState;
  subscribe(listener: () => void): () => void;
  watch(kind: EntryKind): () => void;
  forget(isRead: (news: News) => boolean): void;
}

/** Puts an outbox together. It does nothing by itself until `kick` or `sendNow`. */
export function createOutbox(parts: OutboxParts): Outbox {
  const { durable, loadStore, announce, random = Math.random } = parts;
  const storage = layeredStorage(durable);
  const page = newId();
  const board = createBoard({ ...parts, storage, page });
  const discarded = new Set<string>();
  const sender = createSender({
    ...parts,
    storage,
    random,
    look: board.look,
    isDiscarded: (id) => discarded.has(id),
  });
  /** What was neither written down nor sent, so far as could be seen: the same again has the same id, and is stored once. */
  let doubtful: { id: string; content: string } | undefined;

  /** Sends what the device would not keep; rejects when that fails at once. Gives how to go on with the send. */
  async function sendUnwritten(entry: WaitingEntry): Promise<() => void> {
    const store = await loadStore();
    const sending = store.add(entry.kind, entry.id, entry.record);
    await Promise.race([sending, new Promise((resolve) => setTimeout(resolve, AT_ONCE))]);
    await storage.hold(entry);
    return () => void sender.send(entry, sending).then(sender.kick);
  }

  return {
    ...board,
    async submit(kind, record, follow) {
      const content = JSON.stringify([kind, record]);
      const now = Date.now();
      const id = doubtful?.content === content ? doubtful.id : newId();
      const entry = { id, kind, record, page, writtenAt: now, attempts: 0, nextAt: now };
      doubtful = { id, content };
      const goOn = await storage.write(entry).then(
        () => () => void sender.kick(),
        () => sendUnwritten(entry),
      );
      doubtful = undefined;
      board.forget((news) => news.kind === kind);
      board.follow(id, follow);
      announce();
      goOn();
    },
    async sendNow() {
      for (const { id } of (await storage.read()).filter(isWaiting)) {
        await storage.change(id, (it) => it && (isWaiting(it) ? { ...it, nextAt: 0 } : it));
      }
      announce();
      await sender.kick();
    },
    async discard(kind) {
      for (const { id } of (await storage.read()).filter((it) => it.kind === kind)) {
        discarded.add(id);
        await storage.change(id, (it) => (it && isWaiting(it) ? undefined : it));
      }
      announce();
      await board.look();
    },
    warm: () => void loadStore().catch(() => {}),
    kick: sender.kick,
    watch(kind) {
      const unwatch = board.watch(kind);
      void sender.kick();
      return unwatch;
    },
  };
}
