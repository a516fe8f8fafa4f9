import { referenceOf } from '@site/order-model/orderReference';
import { RATE_WINDOW_MS } from '../decide/decide';
import { onOccasion } from '../decide/occasion';
import { composeNotice } from '../mail/composeMail';
import { MailDeferred, MailRefused, type Mailer } from '../mail/mailer';
import { composePush } from '../push/composePush';
import type { PushSender } from '../push/webPush';
import { levelName, RecordUnreadable, type DeskRecord } from '../records/deskRecord';
import type { NoticeStore } from '../records/noticeStore';
import { levelsOf } from '../settings/escalationLevels';
import type { NoticeSettings } from '../settings/settingsSchema';
import {
  claimNext,
  firstRecord,
  scheduled,
  scheduledForReturn,
  withMailOutcome,
  type Claim,
  type MailOutcome,
} from './claims';
import { createDigests } from './digests';
import { createFloodPushes } from './floodPushes';
import { logFailedMail, type Log } from './log';
import { withPushOutcome, tellPhones, type PushClaim } from './pushClaims';

export interface NoticeParts {
  store: NoticeStore;
  mailer: Mailer;
  /** Tells phones, where there are keys for it. */
  pushes?: PushSender | undefined;
  settings: NoticeSettings;
  now: () => Date;
  log: Log;
}

export type Notices = ReturnType<typeof createNotices>;

type Current = Parameters<Parameters<NoticeStore['changeRecord']>[1]>[0];

/** The most enquiries in one sweep; the rest is due in the next one. */
const MAX_IN_SWEEP = 200;
/** A sweep begins no enquiry after this time, so that it ends before the next one and before its function is ended. */
const SWEEP_MS = 30_000;

/** Tells staff of enquiries. Every call may be repeated, made twice at once, or die at any point. */
export function createNotices(parts: NoticeParts) {
  const { store, mailer, pushes, now, log } = parts;
  // Without a sender no phone is claimed.
  const settings = pushes ? parts.settings : withoutPushes(parts.settings);
  const settingsOfNow = async () =>
    (await store.isNobodyOnDuty(now())) ? whileNobodyIsOn(settings) : settings;
  const forReturn = (record: DeskRecord, settingsNow: NoticeSettings) =>
    settingsNow === settings ? record : scheduledForReturn(record, now(), settings);
  const { mailsPerHour } = settings.rate;
  const digests = createDigests(parts);
  const floods =
    pushes && createFloodPushes({ store, sender: pushes, settings, now, log: log.warn });

  async function countRecentMails(): Promise<number> {
    const since = new Date(now().getTime() - RATE_WINDOW_MS);
    const counts = await Promise.all(
      levelsOf(settings).map((_, level) => store.countMails(levelName(level), since)),
    );
    return counts.reduce((sum, count) => sum + count, 0);
  }

  async function sendMail(
    id: string,
    { level, at, attempts, record }: Claim,
  ): Promise<MailOutcome> {
    try {
      await mailer.send(composeNotice(id, record, level, at, settings));
      return 'sent';
    } catch (failure) {
      const about = `${record.reference}, message ${level}`;
      logFailedMail(log, about, failure as Error, attempts);
      if (failure instanceof MailRefused) return 'refused';
      return failure instanceof MailDeferred ? 'deferred' : 'failed';
    }
  }

  const sendPushes = (
    id: string,
    { record, attempts, done, owner }: PushClaim,
    sender: PushSender,
  ) =>
    tellPhones(done, {
      store,
      sender,
      log: log.warn,
      about: record.reference,
      attempts,
      owner,
      now: now(),
      compose: (language) => composePush(id, record, language),
    });

  /** What was contended is made by the next sweep. */
  const logFailure = (id: string, failure: Error) =>
    log[failure instanceof RecordUnreadable ? 'error' : 'warn'](
      `${referenceOf(id)}: ${failure.message}`,
    );

  /** Changes a record, and gives what the change that was stored leaves to do. `next` may be called again. */
  async function change<Left>(
    id: string,
    next: (current: Current) => { record: DeskRecord | undefined; left: Left },
  ): Promise<Left | undefined> {
    let left: Left | undefined;
    await store.changeRecord(id, (current) => {
      const changed = next(current);
      left = changed.left;
      return changed.record;
    });
    return left;
  }

  /** Has the record say that this process, and no other, does what is due next. */
  async function claim(id: string, settingsNow: NoticeSettings, canMail: boolean) {
    const recentMails = await countRecentMails();
    const claimOnce = (isNoted: boolean) =>
      change(id, (current) => {
        const record =
          'record' in current
            ? onOccasion(current.record, now(), settingsNow)
            : firstRecord(id, current.enquiry, now(), settingsNow);
        const next = claimNext(record, recentMails, now(), settingsNow, canMail);
        const isLeft = !record.push && next.record.push?.state === 'left';
        const isFlood = isLeft && recentMails >= mailsPerHour;
        return {
          record: isFlood && !isNoted ? undefined : forReturn(next.record, settingsNow),
          left: { ...next, isFlood },
        };
      });
    const claimed = await claimOnce(false);
    if (!claimed?.isFlood || !floods) return claimed;
    // First: a process that dies in between has phones told once too often, and not never.
    await floods.note();
    const noted = await claimOnce(true);
    await floods.sendDue();
    return noted;
  }

  /** Writes down how an attempt ended. Returns whether there is something to do at once. */
  async function write(
    id: string,
    settingsNow: NoticeSettings,
    next: (record: DeskRecord) => DeskRecord | undefined,
  ): Promise<boolean> {
    const dueAt = await change(id, (current) => {
      // It was erased meanwhile.
      const changed =
        'record' in current ? next(onOccasion(current.record, now(), settingsNow)) : undefined;
      const planned = changed && forReturn(changed, settingsNow);
      return { record: planned, left: planned?.dueAt };
    });
    return isDue(dueAt);
  }
  const isDue = (moment: Date | null | undefined) => moment instanceof Date && moment <= now();

  /** Does one thing about an enquiry. Returns how the mail went that it took, if it took one. */
  async function step(
    id: string,
    settingsNow: NoticeSettings,
    canMail: boolean,
  ): Promise<{ outcome?: MailOutcome; isDueAgain: boolean }> {
    const claimed = await claim(id, settingsNow, canMail);
    if (claimed?.push && pushes) {
      const { push } = claimed;
      const outcome = await sendPushes(id, push, pushes);
      await write(id, settingsNow, (record) => {
        const changed = withPushOutcome(record, push, outcome, now());
        return changed && scheduled(changed, now(), settingsNow);
      });
      // The mail is due as well, however the phones went.
      return { isDueAgain: true };
    }
    if (claimed?.claim) {
      const mail = claimed.claim;
      const outcome = await sendMail(id, mail);
      const isDueAgain = await write(id, settingsNow, (record) =>
        withMailOutcome(record, mail, outcome, now(), settingsNow),
      );
      return { outcome, isDueAgain };
    }
    return { isDueAgain: isDue(claimed?.record.dueAt) };
  }

  /** Does all that is due about an enquiry, but for mails where none can be sent. False when the mail server cannot be reached. */
  async function tellAll(id: string, canMail = true, known?: NoticeSettings): Promise<boolean> {
    const settingsNow = known ?? (await settingsOfNow());
    for (let left = 2 * levelsOf(settings).length + 1; left > 0; left--) {
      const { outcome, isDueAgain } = await step(id, settingsNow, canMail);
      if (outcome === 'failed') return false;
      if (!isDueAgain) return true;
    }
    return true;
  }

  async function sweepRecords(): Promise<void> {
    const start = now().getTime();
    let settingsNow: NoticeSettings | undefined;
    let canMail = true;
    for (const id of await store.dueRecords(now(), MAX_IN_SWEEP)) {
      if (now().getTime() - start > SWEEP_MS) return;
      try {
        // Once: with many due, each would read staff, duty and phones.
        settingsNow ??= await settingsOfNow();
        // A mail server that is down is asked once a sweep, and holds up no phone. A single mailbox that takes nothing holds up
        // nobody else.
        if (!(await tellAll(id, canMail, settingsNow))) canMail = false;
      } catch (failure) {
        logFailure(id, failure as Error);
      }
    }
  }

  /** Firestore's own expiry would delete the record alone, and tell no device. */
  async function eraseExpired(): Promise<void> {
    for (let ids: string[] | undefined; ids?.length !== 0;) {
      ids = await store.expiredRecords(now(), MAX_IN_SWEEP);
      for (const id of ids) await store.eraseExpired(id);
    }
  }

  return {
    /** Does what is due about one enquiry. Rejects when the database fails; then nothing is lost by calling it again. */
    async tell(id: string): Promise<void> {
      await tellAll(id);
    },
    /** Does what is due about all enquiries, and the digests. Made every minute. */
    async sweep(): Promise<void> {
      await sweepRecords();
      const flood = floods && (await store.readFlood());
      if (flood) await floods.sendDue(flood);
      await digests.sendDue(await store.readDigests());
    },
    /**
     * Tells of enquiries whose event was lost, and erases those whose time is over. Made every night. Rejects when it has to be
     * repeated.
     */
    async reconcile(): Promise<void> {
      let found = 0;
      let failed = 0;
      for await (const id of store.reconcileRecords()) {
        found += 1;
        await tellAll(id).catch((failure: Error) => {
          failed += 1;
          logFailure(id, failure);
        });
      }
      await eraseExpired();
      await store.forgetLeavers();
      if (found > 0)
        log.warn(
          `Enquiries whose event was lost: ${found}. If that happens often, look at the errors of the functions.`,
        );
      if (failed > 0) throw new Error(`Enquiries that could not be looked at: ${failed}.`);
    },
  };
}

const withoutPushes = (settings: NoticeSettings): NoticeSettings => ({
  ...settings,
  push: { ...settings.push, publicKey: null },
});

/** Nobody hears a phone, so the first escalation goes by mail at once, whatever the hour. */
const whileNobodyIsOn = (settings: NoticeSettings): NoticeSettings => ({
  ...withoutPushes(settings),
  escalations: settings.escalations.map((level, at) =>
    at === 0 ? { ...level, afterMinutes: 0, hours: 'always' } : level,
  ),
});
