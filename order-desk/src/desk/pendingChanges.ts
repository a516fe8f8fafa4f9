import type { DeskCloud } from '../cloud/openCloud';
import type { HasOrder } from '../model/deskCloud';
import type { Enquiry, Member, PendingChange } from '../model/enquiry';
import type { MemberName } from './memberName';
import type { SafeDevice } from './safeDevice';
import { sendPending } from './sendPending';

interface PendingParts {
  cloud: DeskCloud;
  device: Pick<SafeDevice, 'readPending' | 'addPending' | 'removePending' | 'isKeeping'>;
  loaded: {
    hasOrder: HasOrder;
    take(enquiries: readonly Enquiry[]): Promise<void>;
    forgetForGood(ids: readonly string[]): Promise<void>;
  };
  memberName: Pick<MemberName, 'readRenamedMember'>;
  now: () => number;
  changed: () => void;
}

const asUntried = ({ isRefused: _, ...change }: PendingChange): PendingChange => change;

/**
 * Whether somebody takes an enquiry. Refused, it is not tried again, in no tab: whoever was told that it was lost would have the
 * enquiry later without a word.
 */
const isOwnClaim = ({ claimedBy, by, order }: PendingChange) => claimedBy?.uid === by && !order;

/** What was changed on this device and waits to be sent. */
export function createPendingChanges({
  cloud,
  device,
  loaded,
  memberName,
  now,
  changed,
}: PendingParts) {
  /** Of everybody who used this device. */
  let all: readonly PendingChange[] = [];
  /** All that were ever among them: the device may still have what is settled. */
  const known = new Set<string>();
  /** Those that the device has had since it was last found empty, as far as this tab knows. */
  const onDevice = new Set<string>();
  let sending: Promise<unknown> = Promise.resolve();
  /** Until this device has all of them. */
  let writing: Promise<unknown> = Promise.resolve();

  const of = (uid: string | undefined): readonly PendingChange[] =>
    all.filter(({ by }) => by === uid);

  function take(more: readonly PendingChange[]): void {
    more.forEach(({ entryId }) => known.add(entryId));
    all = [...all, ...more].sort((one, other) => one.madeAt - other.madeAt);
    changed();
  }

  function takeFromDevice(kept: readonly PendingChange[]): void {
    kept.forEach(({ entryId }) => onDevice.add(entryId));
    take(kept);
  }

  async function discard(entryId: string): Promise<void> {
    all = all.filter((change) => change.entryId !== entryId);
    await device.removePending(entryId);
    changed();
  }

  async function sendNow(member: Member): Promise<boolean> {
    if (of(member.uid).length === 0) return false;
    // Written down before it is sent: a phone may lose its network, or its battery, in between.
    await writing;
    const pending = of(member.uid);
    return sendPending(pending, {
      cloud,
      member,
      readRenamedMember: memberName.readRenamedMember,
      hasOrder: loaded.hasOrder,
      async settled({ entryId, enquiryId }, enquiry) {
        // Before it waits no more: the change would not show for a moment.
        if (enquiry) await loaded.take([enquiry]);
        else await loaded.forgetForGood([enquiryId]);
        await discard(entryId);
      },
      async refused(change, enquiry) {
        if (enquiry) await loaded.take([enquiry]);
        const refused = { ...change, isRefused: true };
        all = all.map((other) => (other.entryId === change.entryId ? refused : other));
        await device.addPending(refused);
        onDevice.add(change.entryId);
        changed();
      },
    });
  }

  return {
    of,
    discard,
    /** Has what was refused sent with the next ones. */
    tryAgain(entryId: string): void {
      all = all.map((change) => (change.entryId === entryId ? asUntried(change) : change));
      changed();
    },
    /** Forgets what was to be changed of enquiries, whoever did it. */
    async forget(ids: readonly string[]): Promise<void> {
      const gone = all.filter(({ enquiryId }) => ids.includes(enquiryId));
      for (const { entryId } of gone) await discard(entryId);
    },
    /**
     * Forgets claims that were refused of enquiries that who made them has by now: a colleague may have handed one over. Returns
     * whether there were any.
     */
    forgetLost(enquiries: readonly Enquiry[]): boolean {
      const lost = all.filter((change) => change.isRefused && isOwnClaim(change));
      const over = lost.filter(({ enquiryId, by }) =>
        enquiries.some(({ id, claimedBy }) => id === enquiryId && claimedBy?.uid === by),
      );
      over.forEach(({ entryId }) => void discard(entryId));
      return over.length > 0;
    },
    /** Takes what the device kept. What was refused is tried once more: rules may have been corrected. */
    restore(kept: readonly PendingChange[]) {
      takeFromDevice(kept.map((change) => (isOwnClaim(change) ? change : asUntried(change))));
    },
    /**
     * Takes what other tabs have kept since: one that is closed sends nothing more. What the device had and has no more, another
     * tab has sent or discarded.
     */
    async takeKept(): Promise<void> {
      const written = all.filter(({ entryId }) => onDevice.has(entryId));
      const { pending: kept, member } = await device.readPending();
      const before = all;
      // Clearing site data takes the member as well: then nobody has discarded anything, now or later.
      if (!member) onDevice.clear();
      else if (device.isKeeping()) {
        const keptIds = new Set(kept.map(({ entryId }) => entryId));
        const gone = new Set(written.filter(({ entryId }) => !keptIds.has(entryId)));
        all = all.filter((change) => !gone.has(change));
      }
      const lost = kept.filter((change) => change.isRefused && isOwnClaim(change));
      const asKept = (change: PendingChange) =>
        lost.find(({ entryId }) => entryId === change.entryId) ?? change;
      all = all.map((change) => (change.isRefused ? change : asKept(change)));
      const more = kept.filter(({ entryId }) => !known.has(entryId));
      const isSame = all.length === before.length && all.every((it, at) => it === before[at]);
      // Each look asks this: what is the same must not draw all of the desk.
      if (!isSame || more.length > 0) takeFromDevice(more);
    },
    /** Keeps what is to be sent. */
    async keep(
      changes: readonly Omit<PendingChange, 'madeAt' | 'by'>[],
      { uid }: Member,
    ): Promise<void> {
      // They are sent in this order, also after the clock of a phone was put back.
      const first = Math.max(now(), ...all.map(({ madeAt }) => madeAt + 1));
      const made = changes.map((change, at) => ({ ...change, madeAt: first + at, by: uid }));
      // At once: whoever answers again while a slow device writes answers on what they said before.
      take(made);
      writing = Promise.all([writing, ...made.map(device.addPending)]);
      await writing;
    },
    /**
     * Sends what somebody has to send, one after the other, so that none is sent twice at once. Resolves to whether the database
     * was asked.
     */
    send(member: Member): Promise<boolean> {
      const next = sending.then(() => sendNow(member));
      sending = next.catch(() => {});
      return next;
    },
  };
}
