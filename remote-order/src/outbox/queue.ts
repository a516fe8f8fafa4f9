import { collections, isStorable } from '@site/order-model/enquiry';
import { ERASED, toSaveError, type LoadStore, type SaveError } from '../order-store/documentStore';
import { endEntry, isWaiting, mayBeStored, type Entry, type WaitingEntry } from './entries/entry';
import type { EntryStorage } from './entries/entryStorage';
import { addRefusal, isExpired } from './entries/expiry';
import type { Exclusively } from './oneTabAtATime';
import { RETRY_DELAY, isDue, retryDelayAfter } from './retryDelay';

export interface QueueParts {
  storage: EntryStorage;
  loadStore: LoadStore;
  exclusively: Exclusively;
  now: () => number;
  random: () => number;
  /** Called after every send, and when one takes long. */
  onChange: () => void;
}

/** A send that takes longer than this shows that the document may be stored by now. */
const SHOW_OPEN_SEND_AFTER_MS = 250;

/** What the log says of a failed send, besides id and code: no personal data (specification §8). */
const NOT_SAVED = { orders: 'Order not saved', subscribers: 'Subscription not saved' } as const;

/** The codes with which Firestore and its rules refuse a document. All others are tried again. */
const REFUSALS: readonly string[] = ['invalid-argument', 'permission-denied'];

/** The codes of answers that pass by themselves: the quota is used up, or two commits of one document have met. */
const PASSING: readonly string[] = ['resource-exhausted', 'aborted'];

/**
 * Tells whether a failed send need not be tried again: the data are at fault. The store's answer alone does not say so:
 * rules that are not deployed yet, or a project that is set up wrongly, answer alike. So the data must break our own
 * schema as well, as an earlier release may have left it.
 */
const isFinal = ({ kind, record }: WaitingEntry, { code }: SaveError): boolean =>
  REFUSALS.includes(code) && !isStorable(collections[kind], { ...record });

export function createQueue(parts: QueueParts) {
  const { storage, loadStore, exclusively, now, random, onChange } = parts;
  const sending = new Set<string>();
  let isRunning = false;
  let isRequested = false;
  let resume: (() => void) | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function request(): void {
    isRequested = true;
    resume?.();
  }

  function afterFailure(entry: WaitingEntry, wasUncertain: boolean, error: SaveError): Entry {
    if (error.code === ERASED) return endEntry(entry, 'erased', now());
    if (isFinal(entry, error)) return endEntry(entry, 'refused', now());
    const known = { ...entry, mayBeStored: wasUncertain || error.mayBeStored };
    const refusals = error.isAnswered ? addRefusal(entry.refusals, now()) : entry.refusals;
    if (error.isAnswered && refusals && isExpired(refusals)) {
      return endEntry(known, 'expired', now());
    }
    const attempts = entry.attempts + 1;
    return { ...known, refusals, attempts, nextAt: now() + retryDelayAfter(attempts, random) };
  }

  /** Follows one send to its end. `start` returns false when there is nothing to send any more. */
  async function follow(entry: WaitingEntry, start: () => Promise<boolean>): Promise<void> {
    sending.add(entry.id);
    try {
      if (!(await start())) return;
      await storage.change(entry.id, (current) =>
        current && !isWaiting(current) && current.outcome === 'sent'
          ? current
          : endEntry(entry, 'sent', now()),
      );
    } catch (cause) {
      const error = toSaveError(cause);
      if (error.code !== ERASED) {
        console.error(NOT_SAVED[entry.kind], { id: entry.id, code: error.code });
        // A store that refuses all would look like a quiet day: its first answer to an enquiry counts as a failed visit, or one
        // that stays refused would with every page load. Node has no `reportError`.
        const isRefused = error.isAnswered && !error.mayBeStored && !entry.refusals;
        if (isRefused && !PASSING.includes(error.code)) globalThis.reportError?.(error);
      }
      await storage.change(entry.id, (current) =>
        current && isWaiting(current) ? afterFailure(current, mayBeStored(entry), error) : current,
      );
    } finally {
      sending.delete(entry.id);
      onChange();
      request();
    }
  }

  const send = (entry: WaitingEntry) =>
    follow(entry, async () => {
      // Noted before the request is made: a tab that is closed during it leaves an entry that may be stored.
      const before = await storage.change(entry.id, (current) =>
        current && isWaiting(current) ? { ...current, mayBeStored: true } : current,
      );
      if (before && !isWaiting(before)) return false;
      const store = await loadStore();
      // The page may be saying that it has not reached us, which is no longer certain. A quick answer changes nothing of that.
      const timer = setTimeout(onChange, SHOW_OPEN_SEND_AFTER_MS);
      await store.add(entry.kind, entry.id, entry.record).finally(() => clearTimeout(timer));
      return true;
    });

  function schedule(entries: readonly Entry[]): void {
    clearTimeout(timer);
    const times = entries.filter(isWaiting).filter(({ id }) => !sending.has(id));
    if (!times.length) return;
    const delay = Math.min(...times.map(({ nextAt }) => nextAt)) - now();
    const { shortestMs, longestMs } = RETRY_DELAY;
    timer = setTimeout(() => void run(), Math.min(longestMs, Math.max(shortestMs, delay)));
  }

  async function readDue(): Promise<WaitingEntry[]> {
    const entries = await storage.read();
    schedule(entries);
    return entries
      .filter(isWaiting)
      .filter((entry) => isDue(entry, now()) && !sending.has(entry.id));
  }

  /** Sends until nothing is due and no send is open. What becomes due meanwhile is sent as well. */
  async function sendDue(): Promise<void> {
    do {
      isRequested = false;
      (await readDue()).forEach((entry) => void send(entry));
      if (sending.size && !isRequested) await new Promise<void>((resolve) => (resume = resolve));
    } while (sending.size || isRequested);
  }

  /** Sends what is due, in its turn: other tabs send it as well. */
  async function run(): Promise<void> {
    request();
    if (isRunning) return;
    isRunning = true;
    try {
      while (isRequested) {
        isRequested = false;
        if ((await readDue()).length) await exclusively(sendDue);
      }
    } finally {
      isRunning = false;
    }
  }

  return {
    run,
    /** Follows a send that is under way. */
    async adopt(entry: WaitingEntry, sent: Promise<void>): Promise<void> {
      await follow(entry, () => sent.then(() => true));
      await run();
    },
  };
}
