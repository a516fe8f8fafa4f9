import type { settableStatuses } from '@site/contracts/deskChange';
import { CloudError, PAGE_SIZE, type DeskCloud, type Filter } from '../model/deskCloud';
import type { DeskDevice } from '../device/deskDevice';
import {
  byNewest,
  withPending,
  type Enquiry,
  type Member,
  type PendingChange,
} from '../model/enquiry';
import { newId } from '../model/newId';
import { sendPending } from './sendPending';

/** What the desk shows. */
export interface DeskView {
  member: Member | undefined;
  /** All that are loaded, newest first, with what waits to be sent. */
  enquiries: readonly Enquiry[];
  pending: readonly PendingChange[];
  connection: 'connecting' | 'live' | 'offline';
  /** Whether there are older ones than those that are loaded. */
  hasOlder: boolean;
  isLoading: boolean;
}

/** The desk of somebody who is signed in. */
export interface Desk {
  view(): DeskView;
  subscribe(listener: () => void): () => void;
  /** Shows what the device has, then what the database has. */
  start(): Promise<void>;
  /** Asks once for what is new and sends what waits. */
  refresh(): Promise<void>;
  loadOlder(filter: Filter): Promise<void>;
  /** Loads what a filter shows. */
  load(filter: Filter): Promise<void>;
  search(text: string): Promise<void>;
  setStatus(enquiry: Enquiry, status: (typeof settableStatuses)[number]): Promise<void>;
  addNote(enquiry: Enquiry, note: string): Promise<void>;
  discard(entryId: string): Promise<void>;
  erase(enquiry: Enquiry): Promise<void>;
  /** Writes into the log that enquiries are exported. Rejects when it cannot: then nothing may be exported. */
  logExport(count: number): Promise<void>;
}

/** Changes may become visible a moment after their time: each look reaches back this far, in ms. */
const OVERLAP_MS = 30_000;
/** Erasures are looked for less often. */
const ERASURES_EVERY_MS = 60_000;
/** How far back they are looked for at a start. A device that slept longer starts with nothing. */
const ERASURES_BACK_MS = 30 * 24 * 60 * 60_000;

export interface DeskParts {
  cloud: DeskCloud;
  device: DeskDevice;
  /** Called when the account may no longer use the desk. Nothing is left on the device then. */
  onDenied: () => void;
  now?: () => number;
}

export function createDesk({ cloud, device, onDenied, now = Date.now }: DeskParts): Desk {
  const known = new Map<string, Enquiry>();
  let pending: readonly PendingChange[] = [];
  let member: Member | undefined;
  let connection: DeskView['connection'] = 'connecting';
  let loading = 0;
  let next: { filter: string; cursor: unknown } | undefined;
  let seenUntil = 0;
  let erasuresLookedAt = 0;
  let refreshing: Promise<void> | undefined;
  const listeners = new Set<() => void>();
  let view: DeskView = makeView();

  function makeView(): DeskView {
    const name = member?.name ?? '';
    return {
      ...{ member, pending, connection },
      enquiries: [...known.values()].sort(byNewest).map((it) => withPending(it, pending, { name })),
      hasOlder: next?.cursor !== undefined,
      isLoading: loading > 0,
    };
  }
  function changed(): void {
    view = makeView();
    listeners.forEach((listener) => listener());
  }

  async function take(enquiries: readonly Enquiry[]): Promise<void> {
    // What two answers say about one enquiry: the later change counts.
    const newer = enquiries.filter((it) => it.changedAt >= (known.get(it.id)?.changedAt ?? 0));
    newer.forEach((it) => known.set(it.id, it));
    if (newer.length > 0) await device.keep(newer);
  }
  async function forget(ids: readonly string[]): Promise<void> {
    if (ids.length === 0) return;
    ids.forEach((id) => known.delete(id));
    await device.forget(ids);
  }

  /** Does something that needs the database, and shows whether it could be reached. */
  async function online<Result>(work: () => Promise<Result>): Promise<Result | undefined> {
    try {
      const result = await work();
      connection = 'live';
      return result;
    } catch (failure) {
      const reason = failure instanceof CloudError ? failure.reason : 'failed';
      if (reason === 'denied') await refuse();
      else connection = 'offline';
      return undefined;
    } finally {
      changed();
    }
  }

  /** A single document may be refused; the account is only when its membership is. */
  async function refuse(): Promise<void> {
    try {
      member = await cloud.readMember();
    } catch (failure) {
      if (!(failure instanceof CloudError) || failure.reason !== 'denied') return;
      known.clear();
      pending = [];
      member = undefined;
      await device.clear();
      onDenied();
    }
  }

  const loadingWhile = async (work: () => Promise<void>) => {
    loading += 1;
    changed();
    await online(work).finally(() => {
      loading -= 1;
      changed();
    });
  };

  async function readPage(filter: Filter, cursor?: unknown): Promise<void> {
    const page = await cloud.readPage(filter, cursor);
    next = { filter: JSON.stringify(filter), cursor: page.next };
    await take(page.enquiries);
    await forget(
      missingFrom(page.enquiries, filter, cursor !== undefined, page.next !== undefined),
    );
    const newest = Math.max(0, ...page.enquiries.map(({ changedAt }) => changedAt));
    if (seenUntil === 0) seenUntil = newest || now() - OVERLAP_MS;
  }

  /** What was erased without an entry in the log, such as by a command: it stands in no page of all enquiries. */
  function missingFrom(
    page: readonly Enquiry[],
    filter: Filter,
    isLater: boolean,
    hasNext: boolean,
  ) {
    if (filter.status ?? filter.product) return [];
    const ids = new Set(page.map(({ id }) => id));
    const times = page.map(({ receivedAt }) => receivedAt);
    // Enquiries of the same moment may stand on the pages before and after.
    const from = hasNext ? Math.min(...times) : -Infinity;
    const to = isLater ? Math.max(...times) : Infinity;
    return [...known.values()]
      .filter(({ id, receivedAt }) => receivedAt > from && receivedAt < to && !ids.has(id))
      .map(({ id }) => id);
  }

  async function readNews(): Promise<void> {
    for (let since = seenUntil - OVERLAP_MS; ;) {
      const changes = await cloud.readChanges(since);
      await take(changes);
      const last = changes.at(-1)?.changedAt ?? 0;
      seenUntil = Math.max(seenUntil, last);
      if (changes.length < PAGE_SIZE || last <= since) break;
      since = last;
    }
    if (now() - erasuresLookedAt < ERASURES_EVERY_MS) return;
    const since = erasuresLookedAt === 0 ? now() - ERASURES_BACK_MS : erasuresLookedAt;
    const erased = await cloud.readErasures(since - OVERLAP_MS);
    erasuresLookedAt = now();
    await forget(erased.map(({ id }) => id));
  }

  async function flush(): Promise<void> {
    if (!member || pending.length === 0) return;
    await sendPending(pending, {
      ...{ cloud, member },
      async settled(change, enquiry) {
        pending = pending.filter(({ entryId }) => entryId !== change.entryId);
        await device.removePending(change.entryId);
        if (enquiry) await take([enquiry]);
        else await forget([change.enquiryId]);
        changed();
      },
      async refused(change) {
        const refused = { ...change, isRefused: true };
        pending = pending.map((it) => (it.entryId === change.entryId ? refused : it));
        await device.addPending(refused);
        changed();
      },
    });
  }

  async function add(change: Omit<PendingChange, 'entryId' | 'madeAt'>): Promise<void> {
    const made = { ...change, entryId: newId(), madeAt: now() };
    // Written down before it is sent: a phone may lose its network, or its battery, in between.
    await device.addPending(made);
    pending = [...pending, made];
    changed();
    await desk.refresh();
  }

  const desk: Desk = {
    view: () => view,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async start() {
      const kept = await device.read();
      kept.enquiries.forEach((it) => known.set(it.id, it));
      pending = kept.pending;
      member = kept.member;
      changed();
      await loadingWhile(async () => {
        member = await cloud.readMember();
        // Another person's changes are not sent under this one's name.
        if (kept.member && kept.member.uid !== member.uid) {
          known.clear();
          pending = [];
          await device.clear();
        }
        await device.keepMember(member);
        await readPage({});
      });
      await desk.refresh();
    },
    refresh() {
      refreshing ??= online(async () => {
        if (!member) member = await cloud.readMember();
        if (seenUntil === 0) await readPage({});
        await flush();
        await readNews();
      })
        .then(() => {})
        .finally(() => (refreshing = undefined));
      return refreshing;
    },
    load: (filter) => loadingWhile(() => readPage(filter)),
    loadOlder: (filter) =>
      loadingWhile(() =>
        readPage(filter, next?.filter === JSON.stringify(filter) ? next.cursor : undefined),
      ),
    search: (text) => loadingWhile(async () => take(await cloud.search(text))),
    setStatus: ({ id }, status) => add({ enquiryId: id, status }),
    addNote: ({ id }, note) => add({ enquiryId: id, note }),
    async discard(entryId) {
      pending = pending.filter((it) => it.entryId !== entryId);
      await device.removePending(entryId);
      changed();
    },
    async erase(enquiry) {
      if (!member) throw new CloudError('offline');
      try {
        await cloud.erase(enquiry, member);
      } catch (failure) {
        // The answer of an erasure may be lost: done is done.
        const isGone = await cloud.readEnquiry(enquiry.id).then(
          () => false,
          (reason) => reason instanceof CloudError && reason.reason === 'missing',
        );
        if (!isGone) throw failure;
      }
      await forget([enquiry.id]);
      changed();
    },
    async logExport(count) {
      if (!member) throw new CloudError('offline');
      await cloud.logExport(count, member);
    },
  };
  return desk;
}
