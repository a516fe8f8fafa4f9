import { CloudError, type CloudFailure, type DeskCloud } from '../model/deskCloud';
import type { DeskDevice } from '../device/deskDevice';
import {
  withPending,
  type Change,
  type Claim,
  type Enquiry,
  type Member,
  type PendingChange,
} from '../model/enquiry';
import { newId } from '@site/contracts/newId';
import type { Desk, DeskView, SearchResult } from '../model/desk';
import { createLoadedEnquiries } from './loadedEnquiries';
import { safeDevice } from './safeDevice';
import { sendPending } from './sendPending';

export interface DeskParts {
  cloud: DeskCloud;
  device: DeskDevice;
  /** Called when the account does not belong to the staff. Nothing of it is left on the device then. */
  onDenied: () => void;
  /** Called when the account has to sign in again. Unsent changes wait for that on the device. */
  onSignedOut: () => void;
  now?: () => number;
}

const reasonOf = (failure: unknown): CloudFailure =>
  failure instanceof CloudError ? failure.reason : 'failed';

export function createDesk({
  cloud,
  onDenied,
  onSignedOut,
  now = Date.now,
  ...parts
}: DeskParts): Desk {
  let isKeeping = true;
  const { device, close } = safeDevice(parts.device, () => {
    isKeeping = false;
    changed();
  });
  const loaded = createLoadedEnquiries({ cloud, device, now });
  /** Of everybody who used this device. */
  let allPending: readonly PendingChange[] = [];
  let member: Member | undefined;
  let connection: DeskView['connection'] = 'connecting';
  let loading = 0;
  let refreshing: Promise<void> | undefined;
  let flushing = Promise.resolve();
  const listeners = new Set<() => void>();
  let view: DeskView = makeView();

  function makeView(): DeskView {
    const name = member?.name ?? '';
    const pending = ownPending();
    return {
      ...{ member, pending, connection, isKeeping },
      enquiries: loaded.all().map((enquiry) => withPending(enquiry, pending, { name })),
      hasOlder: loaded.hasOlder(),
      hasMoreOpen: loaded.hasMoreOpen(),
      now: now(),
      isLoading: loading > 0,
    };
  }
  function ownPending(): readonly PendingChange[] {
    return allPending.filter(({ by }) => by === member?.uid);
  }
  function changed(): void {
    view = makeView();
    listeners.forEach((listener) => listener());
  }

  /** Does something that needs the database, and shows whether it could be reached. */
  async function trackConnection(work: () => Promise<void>): Promise<void> {
    try {
      await work();
      connection = 'live';
    } catch (failure) {
      const reason = reasonOf(failure);
      connection = reason === 'denied' ? 'refused' : 'offline';
      if (reason === 'denied') await lookAtMembership();
      else await endIfOver(reason);
    } finally {
      changed();
    }
  }

  /** What is refused may be refused to everybody, by mistake: only a membership that is gone is a reason to delete. */
  async function lookAtMembership(): Promise<void> {
    try {
      member = await cloud.readMember();
    } catch (failure) {
      await endIfOver(reasonOf(failure));
    }
  }

  async function endIfOver(reason: CloudFailure): Promise<void> {
    if (reason !== 'removed' && reason !== 'signedOut') return;
    const uid = reason === 'removed' ? member?.uid : undefined;
    loaded.clear();
    member = undefined;
    close();
    await device.clear(uid);
    if (reason === 'removed') onDenied();
    else onSignedOut();
  }

  const loadingWhile = async (work: () => Promise<void>) => {
    loading += 1;
    changed();
    await trackConnection(work).finally(() => {
      loading -= 1;
      changed();
    });
  };

  /** One after the other, so that none is sent twice at once. */
  function flush(): Promise<void> {
    const next = flushing.then(sendOwn);
    flushing = next.catch(() => {});
    return next;
  }

  async function sendOwn(): Promise<void> {
    if (!member || ownPending().length === 0) return;
    await sendPending(ownPending(), {
      ...{ cloud, member },
      async settled(change, enquiry) {
        // Before it waits no more: the change would not show for a moment.
        if (enquiry) await loaded.take([enquiry]);
        else await loaded.forget([change.enquiryId]);
        allPending = allPending.filter(({ entryId }) => entryId !== change.entryId);
        await device.removePending(change.entryId);
        changed();
      },
      async refused(change, enquiry) {
        await loaded.take([enquiry]);
        const refused = { ...change, isRefused: true };
        allPending = allPending.map((other) =>
          other.entryId === change.entryId ? refused : other,
        );
        await device.addPending(refused);
        changed();
      },
    });
  }

  let restoring: ReturnType<DeskDevice['read']> | undefined;
  const restore = () =>
    (restoring ??= device.read().then(async (kept) => {
      await loaded.restore(kept.enquiries);
      // What was refused is tried once more: rules may have been corrected.
      allPending = kept.pending.map(({ isRefused: _, ...change }) => change);
      member = kept.member;
      changed();
      return kept;
    }));

  /** Takes what is to be added to the history. Returns the ids of the entries. */
  async function add({ id }: Enquiry, changes: readonly Change[]): Promise<readonly string[]> {
    if (!member) throw new CloudError('offline');
    const { uid } = member;
    const made = changes.map((change, at) => ({
      ...{ ...change, enquiryId: id, entryId: newId(), madeAt: now() + at, by: uid },
    }));
    // Written down before it is sent: a phone may lose its network, or its battery, in between.
    for (const change of made) await device.addPending(change);
    allPending = [...allPending, ...made];
    changed();
    await trackConnection(flush);
    return made.map(({ entryId }) => entryId);
  }
  const claimOf = ({ claimedBy: from }: Enquiry, claimedBy: Claim) => ({
    ...{ claimedBy, from: from ?? {} },
  });

  const desk: Desk = {
    close,
    view: () => view,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    restore: async () => void (await restore()),
    async start() {
      const kept = await restore();
      await loadingWhile(async () => {
        member = await cloud.readMember();
        if (kept.member && kept.member.uid !== member.uid) {
          loaded.clear();
          await device.clear();
        }
        await device.keepMember(member);
        await loaded.start(kept.member?.uid === member.uid ? kept.seenUntil : 0);
      });
      await desk.refresh();
    },
    refresh() {
      refreshing ??= trackConnection(async () => {
        await loaded.forgetExpired();
        if (!member) member = await cloud.readMember();
        // Neither waits for a list, whose index may not be there yet.
        await flush();
        await loaded.forgetErased();
        await loaded.startUnlessStarted();
        await loaded.readNews();
      }).finally(() => (refreshing = undefined));
      return refreshing;
    },
    load: (filter) => loadingWhile(() => loaded.readPage(filter)),
    loadOlder: (filter) => loadingWhile(() => loaded.readOlder(filter)),
    async search(text) {
      let result: SearchResult = 'unknown';
      await loadingWhile(async () => {
        const { enquiries, isComplete } = await cloud.search(text);
        await loaded.take(enquiries);
        result = isComplete ? 'all' : 'some';
      });
      return result;
    },
    async change(enquiry, change) {
      const isCall = change.callBackAt !== undefined || change.status === 'called';
      const { uid, name } = member ?? {};
      const isFirst = isCall && uid !== undefined && !enquiry.claimedBy;
      const claims = isFirst ? [claimOf(enquiry, { uid, name: name ?? '' })] : [];
      await add(enquiry, [...claims, change]);
    },
    async claim(enquiry, claimedBy) {
      const [entryId] = await add(enquiry, [claimOf(enquiry, claimedBy)]);
      const pending = allPending.find((change) => change.entryId === entryId);
      return !pending ? 'made' : pending.isRefused ? 'lost' : 'waiting';
    },
    async loadPerson({ order }) {
      if (!order) return;
      await loadingWhile(async () => loaded.take(await cloud.readOfPerson(order)));
    },
    async discard(entryId) {
      allPending = allPending.filter((change) => change.entryId !== entryId);
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
          (reason: unknown) => reasonOf(reason) === 'missing',
        );
        if (!isGone) throw failure;
      }
      await loaded.forget([enquiry.id]);
      changed();
    },
    async erasePerson({ enquiries, subscribers }) {
      const works = [
        ...enquiries.map((enquiry) => () => desk.erase(enquiry)),
        ...subscribers.map(({ id }) => async () => {
          if (!member) throw new CloudError('offline');
          await cloud.eraseSubscriber(id, member);
        }),
      ];
      let left = 0;
      for (const work of works) await work().catch(() => (left += 1));
      return left;
    },
    async logExport(count) {
      if (!member) throw new CloudError('offline');
      await cloud.logExport(count, member);
    },
  };
  return desk;
}
