import { ended, isEnded, isWaiting, type Entry, type EntryKind, type Outcome } from './entry';
import type { LayeredStorage } from './layeredStorage';
import { COURTESY, OVERDUE, isExpired } from './timing';

/** An enquiry that this device still has to send. */
export interface Waiting {
  readonly id: string;
  readonly kind: EntryKind;
  /** True when it is lost with this page, as the browser would not keep it. */
  readonly isFleeting: boolean;
}

/** How an enquiry ended, as the visitor is told. */
export interface News {
  readonly id: string;
  readonly kind: EntryKind;
  readonly outcome: Outcome;
  /** True when it was sent by the visitor in this page's life. */
  readonly isOwn: boolean;
}

/** What a visitor is shown of the outbox. */
export interface OutboxState {
  readonly waiting: readonly Waiting[];
  readonly news: readonly News[];
  /** The kinds of which there is something to tell, also what no page has told yet. */
  readonly kinds: readonly EntryKind[];
}

/** What becomes of an enquiry: first it may have to wait; then it ends, or the visitor discards it. */
export type Turn = 'waiting' | Outcome | 'discarded';

export interface BoardParts {
  storage: LayeredStorage;
  /** This page's own mark in entries. */
  page: string;
  /** Tells whether the visitor can see the page now. */
  isSeen: () => boolean;
  /** Lets other tabs know that something has changed. */
  announce: () => void;
}

/**
 * What is shown of the entries. Every outcome is told once: by the page that sent the enquiry if it is still there, else
 * by a page that shows this kind of enquiry and can be seen. Who takes the outcome out of the storage tells it.
 */
export function createBoard({ storage, page, isSeen, announce }: BoardParts) {
  const followers = new Map<string, (turn: Turn) => void>();
  const delayed = new Set<string>();
  const shownKinds: EntryKind[] = [];
  const listeners = new Set<() => void>();
  let state: OutboxState = { waiting: [], news: [], kinds: [] };
  let untold: readonly Entry[] = [];
  let looking: Promise<unknown> = Promise.resolve();

  function show(change: Partial<OutboxState>) {
    const { waiting, news } = { ...state, ...change };
    state = { waiting, news, kinds: [...waiting, ...news, ...untold].map(({ kind }) => kind) };
    listeners.forEach((listener) => listener());
  }

  function turn(id: string, to: Turn) {
    const follower = followers.get(id);
    if (to === 'waiting' && delayed.has(id)) return;
    if (to === 'waiting') delayed.add(id);
    else followers.delete(id);
    // On its own: what goes wrong in a form must not stop the sending, and must not be hidden by it.
    if (follower) queueMicrotask(() => follower(to));
  }

  async function tell(entry: Entry): Promise<void> {
    if (!isEnded(entry)) return;
    const isOwn = entry.page === page;
    const mayTell =
      shownKinds.includes(entry.kind) && isSeen() && Date.now() - entry.endedAt >= COURTESY;
    if (!isOwn && !mayTell) return;
    if (!(await storage.change(entry.id, () => undefined))) return;
    announce();
    const { id, kind, outcome } = entry;
    show({ news: [...state.news, { id, kind, outcome, isOwn }] });
    turn(id, outcome);
  }

  async function expire(entry: Entry): Promise<Entry> {
    if (!isWaiting(entry) || !isExpired(entry, Date.now())) return entry;
    const end = ended(entry, 'expired');
    await storage.change(entry.id, (before) => before && end);
    return end;
  }

  async function lookOnce(): Promise<Entry[]> {
    // Only what was followed before the reading began can be missed in it.
    const followed = [...followers.keys()];
    const entries = await Promise.all((await storage.read()).map(expire));
    const waits = entries.filter(
      (it) => isWaiting(it) && (it.attempts > 0 || Date.now() - it.writtenAt > OVERDUE),
    );
    untold = entries.filter(isEnded);
    show({
      waiting: waits.map(({ id, kind }) => ({ id, kind, isFleeting: storage.isFleeting(id) })),
    });
    waits.forEach(({ id }) => turn(id, 'waiting'));
    for (const entry of entries) await tell(entry);
    const missed = followed.filter((id) => !entries.some((it) => it.id === id));
    missed.forEach((id) => turn(id, 'discarded'));
    return entries;
  }

  /** Reads all entries, shows what they say and gives them. One at a time, so that the last to show is the last to read. */
  function look(): Promise<Entry[]> {
    const entries = looking.then(lookOnce, lookOnce);
    looking = entries;
    return entries;
  }

  return {
    look,
    state: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    follow: (id: string, follower: (turn: Turn) => void) => followers.set(id, follower),
    /** Says that the page shows this kind of enquiry now; gives the way to say that it does no longer. */
    watch(kind: EntryKind) {
      shownKinds.push(kind);
      return () => {
        shownKinds.splice(shownKinds.indexOf(kind), 1);
      };
    },
    /** Takes away what was told of these: the visitor has read it. */
    forget: (isRead: (news: News) => boolean) =>
      show({ news: state.news.filter((it) => !isRead(it)) }),
  };
}
