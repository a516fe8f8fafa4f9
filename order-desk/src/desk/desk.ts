import type { settableStatuses } from '@site/contracts/deskChange';
import { CloudError, type DeskCloud, type Filter } from '../model/deskCloud';
import type { DeskDevice } from '../device/deskDevice';
import { withPending, type Enquiry, type Member, type PendingChange } from '../model/enquiry';
import { newId } from '../model/newId';
import { closableDevice } from './closableDevice';
import { createLoadedEnquiries } from './loadedEnquiries';
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
  /** Whether more are unread than those that are loaded. */
  hasMoreUnread: boolean;
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
  /** Writes nothing more to the device. */
  close(): void;
}

export interface DeskParts {
  cloud: DeskCloud;
  device: DeskDevice;
  /** Called when the account may no longer use the desk. Nothing is left on the device then. */
  onDenied: () => void;
  now?: () => number;
}

export function createDesk({ cloud, onDenied, now = Date.now, ...parts }: DeskParts): Desk {
  const { device, close } = closableDevice(parts.device);
  const loaded = createLoadedEnquiries({ cloud, device, now });
  let pending: readonly PendingChange[] = [];
  let member: Member | undefined;
  let connection: DeskView['connection'] = 'connecting';
  let loading = 0;
  let refreshing: Promise<void> | undefined;
  const listeners = new Set<() => void>();
  let view: DeskView = makeView();

  function makeView(): DeskView {
    const name = member?.name ?? '';
    return {
      ...{ member, pending, connection },
      enquiries: loaded.all().map((it) => withPending(it, pending, { name })),
      hasOlder: loaded.hasOlder(),
      hasMoreUnread: loaded.hasMoreUnread(),
      isLoading: loading > 0,
    };
  }
  function changed(): void {
    view = makeView();
    listeners.forEach((listener) => listener());
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
      loaded.clear();
      pending = [];
      member = undefined;
      close();
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

  async function flush(): Promise<void> {
    if (!member || pending.length === 0) return;
    await sendPending(pending, {
      ...{ cloud, member },
      async settled(change, enquiry) {
        pending = pending.filter(({ entryId }) => entryId !== change.entryId);
        await device.removePending(change.entryId);
        if (enquiry) await loaded.take([enquiry]);
        else await loaded.forget([change.enquiryId]);
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
    close,
    view: () => view,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async start() {
      const kept = await device.read();
      loaded.restore(kept.enquiries);
      pending = kept.pending;
      member = kept.member;
      changed();
      await loadingWhile(async () => {
        member = await cloud.readMember();
        // Another person's changes are not sent under this one's name.
        if (kept.member && kept.member.uid !== member.uid) {
          loaded.clear();
          pending = [];
          await device.clear();
        }
        await device.keepMember(member);
        await loaded.start(kept.member?.uid === member.uid ? kept.seenUntil : 0);
      });
      await desk.refresh();
    },
    refresh() {
      refreshing ??= online(async () => {
        if (!member) member = await cloud.readMember();
        await loaded.startUnlessStarted();
        await flush();
        await loaded.readNews();
      })
        .then(() => {})
        .finally(() => (refreshing = undefined));
      return refreshing;
    },
    load: (filter) => loadingWhile(() => loaded.readPage(filter)),
    loadOlder: (filter) => loadingWhile(() => loaded.readOlder(filter)),
    search: (text) => loadingWhile(async () => loaded.take(await cloud.search(text))),
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
      await loaded.forget([enquiry.id]);
      changed();
    },
    async logExport(count) {
      if (!member) throw new CloudError('offline');
      await cloud.logExport(count, member);
    },
  };
  return desk;
}
