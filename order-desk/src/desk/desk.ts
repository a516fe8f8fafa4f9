import type { DeskCloud } from '../cloud/openCloud';
import { CloudError, reasonOf, type Filter } from '../model/deskCloud';
import type { DeskDevice } from '../device/deskDevice';
import {
  answerBaseOf,
  isAnswer,
  withAllPending,
  type Change,
  type Claim,
  type Enquiry,
  type Member,
  type PendingChange,
} from '../model/enquiry';
import type { ClaimResult, DeskView, SearchResult } from '../model/deskView';
import type { DutyChanges } from '@site/order-model/duty';
import type { Source } from '@site/order-model/deskChange';
import type { OrderRecord } from '@site/order-model/enquiry';
import { newId } from '@site/order-model/newId';
import { referenceOf } from '@site/order-model/orderReference';
import { createErasing } from './erasing';
import { identifyMember } from './identifyMember';
import { createLoadedEnquiries } from './loadedEnquiries';
import { createMemberName } from './memberName';
import { safeDevice } from './safeDevice';
import { createPendingChanges } from './pendingChanges';
import { createTeamDuty } from './teamDuty';

/** What is said of times changes with each of them. */
const MINUTE_MS = 60_000;

export interface DeskParts {
  cloud: DeskCloud;
  device: DeskDevice;
  /** Called when the account does not belong to the staff. Nothing of it is left on the device then. */
  onDenied: () => void;
  /** Called with the ids of enquiries that the database has no more. */
  onErased?: (ids: readonly string[]) => void;
  now?: () => number;
}

export type Desk = ReturnType<typeof createDesk>;

/** The desk of somebody who is signed in. */
export function createDesk({ cloud, onDenied, onErased, now = Date.now, ...parts }: DeskParts) {
  const { device, close } = safeDevice(parts.device, () => changed());
  const loaded = createLoadedEnquiries({
    cloud,
    device,
    now,
    async onErased(ids) {
      onErased?.(ids);
      await pendingChanges.forget(ids);
      changed();
    },
  });
  const team = createTeamDuty({ cloud, now });
  const memberName = createMemberName({ member: () => member, identify });
  const { asMember } = memberName;
  const pendingChanges = createPendingChanges({ cloud, device, loaded, memberName, now, changed });
  let member: Member | undefined;
  /** Whether the database has said who that is: until then it is who used this device last. */
  let isIdentified = false;
  let connection: DeskView['connection'] = 'connecting';
  let loading = 0;
  let refreshing: Promise<void> | undefined;
  const listeners = new Set<() => void>();
  let view: DeskView = makeView();

  function makeView(): DeskView {
    const name = member?.name ?? '';
    const pending = pendingChanges.of(member?.uid);
    return {
      member,
      pending,
      connection,
      isKeeping: device.isKeeping(),
      enquiries: withAllPending(loaded.all(), pending, { name }),
      hasOlder: loaded.hasOlder(),
      hasMoreOpen: loaded.hasMoreOpen(),
      now: now(),
      isLoading: loading > 0,
      colleagues: team.colleagues(),
      duty: team.dutyOf(member?.uid),
      isNobodyOn: team.isNobodyOn(),
    };
  }
  function changed(): void {
    view = makeView();
    if (pendingChanges.forgetLost(view.enquiries)) view = makeView();
    listeners.forEach((listener) => listener());
  }

  /** Does something that needs the database, and shows whether it could be reached: false says that it was not asked. */
  async function trackConnection(work: () => Promise<unknown>): Promise<void> {
    try {
      if ((await work()) !== false) connection = 'live';
    } catch (failure) {
      const reason = reasonOf(failure);
      connection = reason === 'denied' ? 'refused' : 'offline';
      if (reason === 'denied') await lookAtMembership();
      else await endIfOver(failure);
    } finally {
      changed();
    }
  }

  /** What is refused may be refused to everybody, by mistake: only a membership that is gone is a reason to delete. */
  const lookAtMembership = () => identify().catch(endIfOver);

  async function endIfOver(failure: unknown): Promise<void> {
    if (!(failure instanceof CloudError) || failure.reason !== 'removed') return;
    // What others have not sent yet stays.
    const { uid = member?.uid } = failure;
    loaded.clear();
    member = undefined;
    isIdentified = false;
    close();
    await device.clear(uid);
    onDenied();
  }

  const loadingWhile = async (work: () => Promise<void>) => {
    loading += 1;
    changed();
    await trackConnection(work).finally(() => {
      loading -= 1;
      changed();
    });
  };

  let restoring: ReturnType<DeskDevice['read']> | undefined;
  const restore = () =>
    (restoring ??= device.read().then(async (kept) => {
      await loaded.restore(kept);
      pendingChanges.restore(kept.pending);
      member = kept.member;
      changed();
      return kept;
    }));

  async function identify(): Promise<void> {
    const { member: before } = await restore();
    const identified = isIdentified ? member : undefined;
    member = await identifyMember({ cloud, device, loaded, identified, before });
    isIdentified = true;
  }

  const flush = async () => member !== undefined && pendingChanges.send(member);

  /** Takes what is to be added to the history. Returns the ids of the entries. */
  async function keep(
    { id }: Enquiry,
    changes: readonly (Change & Pick<PendingChange, 'was'>)[],
  ): Promise<readonly string[]> {
    const made = changes.map((change) => ({ ...change, enquiryId: id, entryId: newId() }));
    await asMember((by) => pendingChanges.keep(made, by));
    return made.map(({ entryId }) => entryId);
  }
  const pendingOf = (wanted: string | undefined) =>
    view.pending.find(({ entryId }) => entryId === wanted);
  /** Sends what waits, until the database has said whether it takes an entry: what else waits may take a minute. */
  async function flushUntil(entryId: string | undefined): Promise<void> {
    let stop = () => {};
    const answered = new Promise<void>((resolve) => {
      const check = () => {
        const pending = pendingOf(entryId);
        if (!pending || pending.isRefused) resolve();
      };
      listeners.add(check);
      stop = () => void listeners.delete(check);
    });
    await Promise.race([answered, trackConnection(flush)]).finally(stop);
  }
  const claimOf = ({ claimedBy: from }: Enquiry, claimedBy: Claim) => ({
    claimedBy,
    from: from ?? {},
  });

  /** Asks once for what is new and sends what waits. */
  function refresh(): Promise<void> {
    refreshing ??= trackConnection(async () => {
      await loaded.forgetExpired();
      // A device that slept may wait long for its network: until then at least the times are right.
      if (now() - view.now >= MINUTE_MS) changed();
      // Before anything that needs a network: it is to be shown without one, too.
      await pendingChanges.takeKept();
      if (!isIdentified) await identify();
      // Neither waits for a list, whose index may not be there yet.
      await flush();
      await loaded.forgetErased();
      await loaded.start();
      await loaded.readNews();
      await team.readNews();
    }).finally(() => (refreshing = undefined));
    return refreshing;
  }

  const erasing = createErasing({
    cloud,
    view: () => view,
    asMember,
    flush,
    forget: (id) => loaded.forgetForGood([id]),
  });

  return {
    /** Writes nothing more to the device. */
    close,
    view: () => view,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Shows what the device has. */
    restore: async () => void (await restore()),
    /** Shows what the device has, then what the database has. */
    async start() {
      await loadingWhile(async () => {
        await identify();
        await loaded.start();
      });
      await refresh();
    },
    refresh,
    /** Loads what a filter shows. */
    load: (filter: Filter) => loadingWhile(() => loaded.readPage(filter)),
    loadOlder: (filter: Filter) => loadingWhile(() => loaded.readOlder(filter)),
    /** Looks among all enquiries. */
    async search(text: string): Promise<SearchResult> {
      let result: SearchResult = 'unknown';
      await loadingWhile(async () => {
        const { enquiries, isComplete } = await cloud.search(text);
        await loaded.take(enquiries);
        result = isComplete ? 'all' : 'some';
      });
      return result;
    },
    /**
     * Adds an entry to the history. A call, or a promise of one, takes an enquiry that nobody has: whoever spoke to a person is
     * asked about them.
     */
    async change(enquiry: Enquiry, change: Omit<Change, 'claimedBy' | 'from'>): Promise<void> {
      const isCall = change.callBackAt !== undefined || change.status === 'called';
      const { uid, name } = member ?? {};
      const isFirst = isCall && uid !== undefined && !enquiry.claimedBy;
      const claims = isFirst ? [claimOf(enquiry, { uid, name: name ?? '' })] : [];
      const was = isAnswer(change) && { was: answerBaseOf(enquiry) };
      await keep(enquiry, [...claims, { ...change, ...was }]);
      await trackConnection(flush);
    },
    /** Takes an enquiry, gives it to a colleague, or gives it back. */
    async claim(enquiry: Enquiry, claimedBy: Claim): Promise<ClaimResult> {
      const [entryId] = await keep(enquiry, [claimOf(enquiry, claimedBy)]);
      await flushUntil(entryId);
      const pending = pendingOf(entryId);
      if (pending) return pending.isRefused ? 'lost' : 'waiting';
      // As the database has it: the view has later claims too, which are under way, and has forgotten a lost one for them.
      const stored = loaded.all().find(({ id }) => id === enquiry.id);
      if (!stored) return 'gone';
      return stored.claimedBy?.uid === claimedBy.uid ? 'made' : 'lost';
    },
    /**
     * Writes down an enquiry that came another way than over the site. Returns its reference as soon as this device has it; it
     * goes out as changes do. Whoever takes a call has the enquiry.
     */
    async addEnquiry(order: OrderRecord, source: Source): Promise<string> {
      const id = newId();
      await asMember(async (by) => {
        const own = { claimedBy: { uid: by.uid, name: by.name }, from: {} };
        const claim = source === 'telephone' && own;
        await pendingChanges.keep([{ enquiryId: id, entryId: id, order, source, ...claim }], by);
      });
      void trackConnection(flush);
      return referenceOf(id);
    },
    /** Loads what else there is of a person. */
    loadPerson: (order: Pick<OrderRecord, 'Email' | 'Mobile'>) =>
      loadingWhile(async () =>
        loaded.take((await cloud.readOfPerson(order, loaded.hasOrder)).enquiries),
      ),
    discard: pendingChanges.discard,
    async tryAgain(entryId: string): Promise<void> {
      // Another tab may have discarded it.
      await pendingChanges.takeKept();
      pendingChanges.tryAgain(entryId);
      await trackConnection(flush);
    },
    takeKept: pendingChanges.takeKept,
    ...erasing,
    /** Changes when this member is not told on a phone. Rejects without a network: then nobody would know of it. */
    setDuty: (changes: DutyChanges) =>
      asMember(async (by) => {
        await team.keep(changes, by);
        changed();
      }),
    /** Writes into the log that enquiries are exported. Rejects when it cannot: then nothing may be exported. */
    logExport: (count: number) => asMember((by) => cloud.logExport(count, by)),
  };
}
