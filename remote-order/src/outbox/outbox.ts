import { toSaveError, type LoadStore, type StoredRecords } from '../order-store/documentStore';
import { endEntry, isWaiting, type EntryKind, type WaitingEntry } from './entries/entry';
import { StorageTimeout, type EntryStorage } from './entries/entryStorage';
import { layeredStorage } from './entries/layeredStorage';
import { newId } from '@site/order-model/newId';
import type { Exclusively } from './oneTabAtATime';
import { createQueue } from './queue';
import { createView, type OutboxState, type Progress } from './view';

/** How long a send of what could not be written may take to fail for the visitor to be told at once. */
const IMMEDIATE_FAILURE_MS = 1000;

/**
 * The device's clock: all tabs and the service worker write times of entries, and must mean the same by them. Since a page was
 * opened, `performance.now()` has stood still in every sleep of the device (https://github.com/w3c/hr-time/issues/115): it
 * serves where another program in the page has left a Date that gives no number.
 */
function deviceClock(): number {
  const now = Date.now();
  return Number.isFinite(now) ? now : performance.timeOrigin + performance.now();
}

export interface OutboxParts {
  durable: EntryStorage;
  loadStore: LoadStore;
  exclusively: Exclusively;
  isVisible: () => boolean;
  /** Lets other tabs know that an entry has changed. */
  announce: () => void;
  /** Asks the browser to go on sending when this page is gone. */
  sendLater?: () => void;
  /** Told whether this page alone has an enquiry, so that leaving it would lose that. */
  askToStay?: (isUnsent: boolean) => void;
  now?: () => number;
  random?: () => number;
}

/** Takes documents, sends them until the server has them, and shows how they stand. */
export interface Outbox {
  /**
   * Fulfilled once the document is written on the device or, where that fails, is on its way to the server.
   * Rejected when it is certain that neither holds: it is stored nowhere, and is not sent later (§8: save throws immediately).
   * `onProgress` is called for as long as this page lives.
   */
  submit<Kind extends EntryKind>(
    kind: Kind,
    record: StoredRecords[Kind],
    onProgress: (progress: Progress) => void,
    draft?: string,
  ): Promise<void>;
  isSubmitted(draft: string): Promise<boolean>;
  /** Sends what waits, without waiting for its delay. */
  sendNow(): Promise<void>;
  /**
   * Deletes those of these that wait from the device. What may be stored already is not recalled by that, and what the device
   * does not let go still waits.
   */
  discard(ids: readonly string[]): Promise<void>;
  /** Loads the store's script before it is needed; a failure is left to the send. */
  preload(): void;
  /** Reads the entries again, as another tab may have changed them, and sends what is due. */
  refresh(): Promise<void>;
  state(): OutboxState;
  subscribe(listener: () => void): () => void;
  /** Notes that the page shows this kind of enquiry; returns the way to note that it no longer does. */
  showKind(kind: EntryKind): () => void;
  /** Ends the showing of results. */
  dismiss(ids: readonly string[]): void;
}

/** Creates an outbox from its parts. It does nothing until `refresh` or `sendNow`. */
export function createOutbox(parts: OutboxParts): Outbox {
  const { durable, loadStore, announce, sendLater, askToStay } = parts;
  const { now = deviceClock, random = Math.random } = parts;
  const storage = layeredStorage(durable);
  const page = newId();
  const view = createView({ ...parts, storage, page, now, onTold: announce });
  const publish = () => {
    announce();
    return view.refresh();
  };
  const queue = createQueue({ ...parts, storage, now, random, onChange: publish });

  /** How many sends are under way of what is neither written nor in memory. */
  let unheld = 0;
  const showUnsent = () => askToStay?.(unheld > 0 || storage.hasUnwritten());
  view.subscribe(showUnsent);

  /** Sends what could not be written; rejects when it is certain that it is neither written nor stored. */
  async function sendUnwritten(entry: WaitingEntry, mayBeWritten: boolean) {
    unheld += 1;
    showUnsent();
    try {
      const sent = loadStore().then((store) => store.add(entry.kind, entry.id, entry.record));
      const failure = await Promise.race([
        sent.then(() => undefined, toSaveError),
        new Promise<undefined>((resolve) => setTimeout(resolve, IMMEDIATE_FAILURE_MS)),
      ]);
      if (failure && !failure.mayBeStored && !mayBeWritten) throw failure;
      storage.hold({ ...entry, mayBeStored: true }, mayBeWritten);
      return () => void queue.adopt(entry, sent);
    } finally {
      unheld -= 1;
      showUnsent();
    }
  }

  return {
    ...view,
    async submit(kind, record, onProgress, draft) {
      const id = newId();
      const writtenAt = now();
      const entry: WaitingEntry = {
        id,
        kind,
        record,
        page,
        draft,
        writtenAt,
        attempts: 0,
        nextAt: writtenAt,
        mayBeStored: false,
      };
      const proceed = await storage.write(entry).then(
        () => () => void queue.run(),
        (error: unknown) =>
          sendUnwritten(entry, error instanceof StorageTimeout && error.mayBeWritten),
      );
      // What was discarded is told of until then; how others ended stays, with their references.
      view.forgetDiscarded();
      view.follow(id, onProgress);
      void publish();
      proceed();
      sendLater?.();
    },
    async isSubmitted(draft) {
      return (await storage.read()).some((entry) => entry.draft === draft);
    },
    async sendNow() {
      const waiting = (await storage.read()).filter(isWaiting);
      for (const { id } of waiting) {
        await storage.change(id, (entry) =>
          entry && isWaiting(entry) ? { ...entry, nextAt: 0 } : entry,
        );
      }
      if (waiting.length) sendLater?.();
      void publish();
      await queue.run();
    },
    async discard(ids) {
      for (const id of ids) {
        const before = await storage
          .changeForGood(id, (entry) =>
            entry && isWaiting(entry) ? endEntry(entry, 'discarded', now()) : entry,
          )
          .catch(() => undefined);
        if (before && isWaiting(before)) {
          view.tellDiscarded(endEntry(before, 'discarded', now()));
        }
      }
      await publish();
    },
    preload: () => void loadStore().catch(() => {}),
    async refresh() {
      await view.refresh();
      await queue.run();
    },
  };
}
