import { collections, faultsOf } from '@site/contracts/enquiry';
import { toSaveError, type LoadStore, type SaveError } from '../order-store/documentStore';
import { ended, isWaiting, type Entry, type WaitingEntry } from './entry';
import type { EntryStorage } from './entryStorage';
import type { Exclusively } from './oneTabAtATime';
import { COURTESY, PAUSE, isDue, pauseAfter } from './timing';

export interface SenderParts {
  storage: EntryStorage;
  loadStore: LoadStore;
  exclusively: Exclusively;
  /** Reads all entries and shows what they say. */
  look: () => Promise<Entry[]>;
  announce: () => void;
  /** Tells whether the visitor has discarded an entry during this page's life. */
  isDiscarded: (id: string) => boolean;
  random: () => number;
}

/** What the log says of a failed send, besides id and code: no personal data (specification §8). */
const NOT_SAVED = { orders: 'Order not saved', subscribers: 'Subscription not saved' } as const;

/**
 * Tells whether a send failed because of its data. The store's answer alone does not say so: rules that are not deployed
 * yet, or a project that is set up wrongly, answer alike. So the data must break our own schema as well, as an earlier
 * release may have left it.
 */
function isInvalid({ kind, record }: WaitingEntry, { code }: SaveError): boolean {
  return (
    (code === 'invalid-argument' || code === 'permission-denied') &&
    faultsOf(collections[kind], { ...record }).length > 0
  );
}

/** Sends what is due, one tab at a time, and comes back when more will be. */
export function createSender(parts: SenderParts) {
  const { storage, loadStore, exclusively, look, announce, isDiscarded, random } = parts;
  const onTheWay = new Set<string>();
  let isAtWork = false;
  let isAsked = false;
  let wake: (() => void) | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const mayGo = (entry: Entry): entry is WaitingEntry =>
    isWaiting(entry) && isDue(entry, Date.now()) && !onTheWay.has(entry.id);

  function ask(): void {
    isAsked = true;
    wake?.();
  }

  async function send(entry: WaitingEntry, sending: Promise<void>): Promise<void> {
    onTheWay.add(entry.id);
    try {
      await sending;
      await storage.change(entry.id, (before) =>
        before || isDiscarded(entry.id) ? ended(entry, 'sent') : undefined,
      );
    } catch (fault) {
      const error = toSaveError(fault);
      console.error(NOT_SAVED[entry.kind], { id: entry.id, code: error.code });
      await storage.change(entry.id, (before) => {
        if (!before || !isWaiting(before)) return before;
        if (isInvalid(before, error)) return ended(before, 'refused');
        const attempts = before.attempts + 1;
        return { ...before, attempts, nextAt: Date.now() + pauseAfter(attempts, random) };
      });
    } finally {
      onTheWay.delete(entry.id);
      announce();
      ask();
    }
  }

  const start = (entry: WaitingEntry) =>
    send(
      entry,
      loadStore().then((store) => store.add(entry.kind, entry.id, entry.record)),
    );

  /** Sets the clock for what comes next: an entry that will be due, or an outcome that its own page does not tell. */
  function comeBack(entries: readonly Entry[]): void {
    clearTimeout(timer);
    const now = Date.now();
    const times = entries.flatMap((it) => {
      if (isWaiting(it)) return onTheWay.has(it.id) ? [] : [it.nextAt];
      return it.endedAt + COURTESY > now ? [it.endedAt + COURTESY] : [];
    });
    if (!times.length) return;
    const pause = Math.min(PAUSE.longest, Math.max(PAUSE.shortest, Math.min(...times) - now));
    timer = setTimeout(() => void kick(), pause);
  }

  async function survey(): Promise<WaitingEntry[]> {
    const entries = await look();
    comeBack(entries);
    return entries.filter(mayGo);
  }

  /** Sends until nothing is due and nothing on the way. What becomes due meanwhile goes along. */
  async function work(): Promise<void> {
    do {
      isAsked = false;
      (await survey()).forEach((entry) => void start(entry));
      if (onTheWay.size && !isAsked) await new Promise<void>((resolve) => (wake = resolve));
    } while (onTheWay.size || isAsked);
  }

  /** Sends what is due, unless another tab is at it, and shows what other tabs have brought about. */
  async function kick(): Promise<void> {
    ask();
    if (isAtWork) return;
    isAtWork = true;
    try {
      let isFree = true;
      while (isAsked && isFree) {
        isAsked = false;
        if ((await survey()).length) isFree = await exclusively(work);
      }
    } finally {
      isAtWork = false;
    }
  }

  return { kick, send };
}
