import {
  isWaiting,
  mayBeStored,
  type EndedEntry,
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

export interface OutboxState {
  readonly waiting: readonly WaitingEnquiry[];
  /** What was discarded is among them until anything else ends or is placed: by this tab, or by another one of this tab's own. */
  readonly results: readonly EnquiryResult[];
  /** The kinds of which there is something to show, also what no page has told yet. */
  readonly kinds: readonly EntryKind[];
}

const hasReachedUs = ({ outcome }: Pick<EnquiryResult, 'outcome'>) =>
  outcome === 'sent' || outcome === 'erased';

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
 * that shows this kind of enquiry. The pages of the same tab show it until somebody dismisses it.
 */
export function createView({ storage, page, now, isVisible, onTold }: ViewParts) {
  const followers = new Map<string, (progress: Progress) => void>();
  const delayed = new Set<string>();
  const shownKinds: EntryKind[] = [];
  const listeners = new Set<() => void>();
  const ageOf = (time: number) => Math.abs(now() - time);
  const isRecent = ({ endedAt }: EnquiryResult) => ageOf(endedAt) < TOLD_KEPT_MS;
  // A phone may end a tab that somebody leaves for a chat: the tab keeps what it shows, with the references.
  let state: OutboxState = { waiting: [], results: readShown([], isRecent), kinds: [] };
  let untold: readonly EndedEntry[] = [];
  let refreshing: Promise<void> = Promise.resolve();
  let timer: ReturnType<typeof setTimeout> | undefined;

  /** A database that took no change has an entry as it was before. What has reached us stays so; all else may reach us yet. */
  const hasArrived = (id: string) =>
    state.results.some((result) => result.id === id && hasReachedUs(result));

  function show(
    waiting: readonly WaitingEnquiry[],
    edit?: (results: readonly EnquiryResult[]) => readonly EnquiryResult[],
  ): void {
    let results: readonly EnquiryResult[] = readShown(state.results, isRecent).filter(
      ({ id }) => !waiting.some((enquiry) => enquiry.id === id),
    );
    if (edit) keepShown((results = edit(results)));
    const kinds = [...waiting, ...results, ...untold].map(({ kind }) => kind);
    state = { waiting, results, kinds };
    listeners.forEach((listener) => listener());
  }

  /** Takes away what was discarded, and what is said of an enquiry. */
  const without = (results: readonly EnquiryResult[], id?: string) =>
    results.filter((result) => result.id !== id && result.outcome !== 'discarded');

  function toResult(entry: EndedEntry): EnquiryResult {
    const { id, kind, outcome, endedAt } = entry;
    return {
      id,
      kind,
      outcome,
      endedAt,
      isOwn: entry.page === page,
      mayBeStored: mayBeStored(entry),
    };
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
    const result = toResult(before);
    const { id, kind, outcome, isOwn } = result;
    // Of a subscription the form itself has said so.
    const isSaid = kind === 'subscribers' && isOwn && outcome === 'sent';
    if (!hasArrived(id))
      show(state.waiting, (all) => [...without(all, id), ...(isSaid ? [] : [result])]);
    report(id, outcome);
  }

  function tellDiscarded(entry: EndedEntry): void {
    const isOther = ({ id }: { id: string }) => id !== entry.id;
    show(state.waiting.filter(isOther), (all) => [...all.filter(isOther), toResult(entry)]);
  }

  async function handleEnded(entry: EndedEntry): Promise<void> {
    if (!entry.isTold) return mayTell(entry) ? tell(entry) : undefined;
    const isDiscarded = entry.outcome === 'discarded';
    // Another page has discarded it.
    if (isDiscarded && followers.has(entry.id)) tellDiscarded(entry);
    // The tab says that it has not reached us, and another one has told since that it has.
    const isNews = (it: EnquiryResult) => it.id === entry.id && it.outcome !== entry.outcome;
    if (hasReachedUs(entry) && state.results.some(isNews)) {
      show(state.waiting, (all) => all.map((it) => (isNews(it) ? toResult(entry) : it)));
    }
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
      .filter(({ id }) => !hasArrived(id))
      .filter((entry) => entry.attempts > 0 || ageOf(entry.writtenAt) > SHOW_WAITING_AFTER_MS);
    const ended = entries.filter((entry): entry is EndedEntry => !isWaiting(entry));
    untold = ended.filter((entry) => !entry.isTold);
    show(
      waiting.map((entry) => ({
        id: entry.id,
        kind: entry.kind,
        isKept: storage.isKept(entry.id),
        mayBeStored: mayBeStored(entry),
      })),
    );
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
    forgetDiscarded: () => show(state.waiting, (all) => without(all)),
    dismiss: (ids: readonly string[]) =>
      show(state.waiting, (all) => all.filter(({ id }) => !ids.includes(id))),
  };
}
