import {
  isWaiting,
  mayBeStored,
  type EndedEntry,
  type Entry,
  type EntryKind,
  type EntryOutcome,
} from './entries/entry';
import type { LayeredStorage } from './entries/layeredStorage';
import { keepShown, readShown, type EnquiryResult } from './shownResults';

/** From this age on an entry that no page reports on is shown as waiting: its send was cut off, or hangs. */
const SHOW_WAITING_AFTER_MS = 15_000;

/** For how long only the page that sent an enquiry may tell its outcome. */
export const OWN_PAGE_FIRST_MS = 3000;

/** For how long an outcome that was told is kept, and shown again, after the enquiry ended. */
const TOLD_KEPT_MS = 24 * 60 * 60 * 1000;

export interface WaitingEnquiry {
  readonly id: string;
  readonly kind: EntryKind;
  /** False when it is lost with this page, as the browser does not keep it. */
  readonly isKept: boolean;
  /** True when the company may have it although no acknowledgement arrived. */
  readonly mayBeStored: boolean;
}

export interface DiscardedEnquiry {
  readonly id: string;
  readonly kind: EntryKind;
  readonly mayBeStored: boolean;
}

export interface OutboxState {
  readonly waiting: readonly WaitingEnquiry[];
  readonly results: readonly EnquiryResult[];
  /** What this page has discarded, and what another one has of this page's own; until anything else ends or is placed. */
  readonly discarded: readonly DiscardedEnquiry[];
  /** The kinds of which there is something to show, also what no page has told yet. */
  readonly kinds: readonly EntryKind[];
}

/** How an enquiry stands: it may have to wait, then it ends; `told` when another page has told its outcome. */
export type Progress = 'waiting' | EntryOutcome | 'told';

export interface ViewParts {
  storage: LayeredStorage;
  /** This page's own mark in entries. */
  page: string;
  now: () => number;
  isVisible: () => boolean;
  /** Called when this page has told an outcome. */
  onTold: () => void;
}

/**
 * What is shown of the entries. Every outcome is told once, by a page that is visible: the one that sent the enquiry, else one
 * that shows this kind of enquiry. Later pages of the same tab show it until somebody dismisses it.
 */
export function createView({ storage, page, now, isVisible, onTold }: ViewParts) {
  const followers = new Map<string, (progress: Progress) => void>();
  const delayed = new Set<string>();
  const shownKinds: EntryKind[] = [];
  const listeners = new Set<() => void>();
  const ageOf = (time: number) => Math.abs(now() - time);
  // A phone may end a tab that somebody leaves for a chat: the reference is on the card.
  const results = readShown().filter(({ endedAt }) => ageOf(endedAt) < TOLD_KEPT_MS);
  let state: OutboxState = { waiting: [], results, discarded: [], kinds: [] };
  let untold: readonly EndedEntry[] = [];
  let refreshing: Promise<void> = Promise.resolve();
  let timer: ReturnType<typeof setTimeout> | undefined;

  /** A database that took no change has an entry as it was before: what this tab has shown of it counts. */
  const isShown = (id: string) => state.results.some((result) => result.id === id);

  function show(change: Partial<OutboxState>): void {
    const { waiting, results, discarded } = { ...state, ...change };
    if (change.results) keepShown(results);
    const kinds = [...waiting, ...results, ...discarded, ...untold].map(({ kind }) => kind);
    state = { waiting, results, discarded, kinds };
    listeners.forEach((listener) => listener());
  }

  function report(id: string, progress: Progress): void {
    const follower = followers.get(id);
    if (progress === 'waiting') {
      if (delayed.has(id)) return;
      delayed.add(id);
    } else followers.delete(id);
    // A microtask of its own: an error in a form must not stop the sending.
    if (follower) queueMicrotask(() => follower(progress));
  }

  function mayTell({ kind, endedAt, page: owner }: EndedEntry): boolean {
    // A hidden page may be ended before anyone looks at it again, as phones do.
    if (!isVisible()) return false;
    return owner === page || (shownKinds.includes(kind) && ageOf(endedAt) >= OWN_PAGE_FIRST_MS);
  }

  async function tell(entry: EndedEntry): Promise<void> {
    const before = await storage.change(entry.id, (current) =>
      current && !isWaiting(current) ? { ...current, isTold: true } : current,
    );
    // Another tab has told it, or the visitor has discarded it there.
    if (!before || isWaiting(before) || before.isTold || before.outcome === 'discarded') return;
    onTold();
    const { id, outcome } = before;
    const isOwn = before.page === page;
    const result = { ...before, outcome, isOwn, mayBeStored: mayBeStored(before) };
    if (!isShown(id)) show({ results: [...state.results, result], discarded: [] });
    report(id, outcome);
  }

  function tellDiscarded(entry: Entry): void {
    const { id, kind } = entry;
    if (state.discarded.some((told) => told.id === id)) return;
    show({ discarded: [...state.discarded, { id, kind, mayBeStored: mayBeStored(entry) }] });
  }

  async function handleEnded(entry: EndedEntry): Promise<void> {
    if (!entry.isTold) return mayTell(entry) ? tell(entry) : undefined;
    const isDiscarded = entry.outcome === 'discarded';
    // Another page has discarded it.
    if (isDiscarded && followers.has(entry.id)) tellDiscarded(entry);
    report(entry.id, isDiscarded ? 'discarded' : 'told');
    if (ageOf(entry.endedAt) > TOLD_KEPT_MS) await storage.change(entry.id, () => undefined);
  }

  function schedule(): void {
    clearTimeout(timer);
    if (untold.some(({ endedAt }) => ageOf(endedAt) < OWN_PAGE_FIRST_MS)) {
      timer = setTimeout(() => void refresh(), OWN_PAGE_FIRST_MS);
    }
  }

  async function readOnce(): Promise<void> {
    const entries = await storage.read();
    const waiting = entries
      .filter(isWaiting)
      .filter(({ id }) => !isShown(id))
      .filter((entry) => entry.attempts > 0 || ageOf(entry.writtenAt) > SHOW_WAITING_AFTER_MS);
    const ended = entries.filter((entry): entry is EndedEntry => !isWaiting(entry));
    untold = ended.filter((entry) => !entry.isTold);
    show({
      waiting: waiting.map((entry) => ({
        id: entry.id,
        kind: entry.kind,
        isKept: storage.isKept(entry.id),
        mayBeStored: mayBeStored(entry),
      })),
    });
    waiting.forEach(({ id }) => report(id, 'waiting'));
    for (const entry of ended) await handleEnded(entry);
    schedule();
  }

  /** Reads all entries and shows them. One reading at a time, so that the last to show is the last to read. */
  function refresh(): Promise<void> {
    refreshing = refreshing.then(readOnce, readOnce);
    return refreshing;
  }

  return {
    refresh,
    state: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    tellDiscarded,
    follow: (id: string, follower: (progress: Progress) => void) => followers.set(id, follower),
    showKind(kind: EntryKind) {
      shownKinds.push(kind);
      void refresh();
      return () => void shownKinds.splice(shownKinds.indexOf(kind), 1);
    },
    forgetDiscarded: () => show({ discarded: [] }),
    dismiss: (id: string) =>
      show({ results: state.results.filter((result) => result.id !== id), discarded: [] }),
  };
}
