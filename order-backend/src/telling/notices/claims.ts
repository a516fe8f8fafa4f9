import { orderValues } from '@site/order-model/enquiry';
import { referenceOf } from '@site/order-model/orderReference';
import { decide } from '../decide/decide';
import { decidePush } from '../decide/decidePush';
import { DAY_MS } from '@site/order-model/india';
import { LEASE_MS, retryDelayMs } from '../decide/delayOfNextAttempt';
import { lapseOf } from '../decide/occasion';
import { levelName, type DeskRecord, type Notice } from '../records/deskRecord';
import type { Addition, StoredEnquiry } from '../records/noticeStore';
import type { NoticeSettings } from '../settings/settingsSchema';
import { claimPush, type PushClaim } from './pushClaims';

/** How long what is due waits while the mail server is down: a write of each starts a function. */
const NO_MAIL_DELAY_MS = 10 * 60_000;

/** How often it is looked whether somebody is back. */
const RETURN_LOOK_MS = 10 * 60_000;

/** A message that this process, and no other, sends now. */
export interface Claim {
  level: number;
  /** When the message was claimed first: the same for each attempt. */
  at: Date;
  attempts: number;
  record: DeskRecord;
}

/** How an attempt ended. `deferred`: the mail server works, and did not take this mail for now. */
export type MailOutcome = 'sent' | 'refused' | 'deferred' | 'failed';

/** Whoever wrote down what somebody told them on the telephone has it: the others need not be told. */
function ofAddition(id: string, { source, by, name, at }: Addition): Partial<DeskRecord> {
  const claim = { claimedBy: { uid: by, name }, from: {} };
  const isClaimed = source === 'telephone';
  return {
    source,
    ...(isClaimed && { status: 'seen', claimedBy: claim.claimedBy }),
    history: { [id]: { by, name, at, source, ...(isClaimed && claim) } },
  };
}

export function firstRecord(
  id: string,
  { product, storedAt, search, addition }: StoredEnquiry,
  now: Date,
  { keepDays }: NoticeSettings,
): DeskRecord {
  const expireAt = keepDays === null ? null : new Date(storedAt.getTime() + keepDays * DAY_MS);
  const isExpired = expireAt !== null && expireAt <= now;
  return {
    reference: referenceOf(id),
    product: orderValues.includes(product) ? product : '',
    receivedAt: storedAt,
    changedAt: now,
    status: 'new',
    search,
    notices: {},
    dueAt: storedAt,
    expireAt,
    ...(addition && ofAddition(id, addition)),
    // One that should have been deleted lost its record without it: nobody need be told, and it is deleted with this record.
    ...(isExpired && { status: 'done' }),
  };
}

const sooner = (one: Date | null, other: Date | null) =>
  one && other ? (one < other ? one : other) : (one ?? other);

/** When there is something to do next on phones, or because a claim lapses. */
function dueBesideMails(record: DeskRecord, now: Date, settings: NoticeSettings): Date | null {
  const push = decidePush({ record, recentMails: 0 }, now, settings);
  const lapse = lapseOf(record, settings);
  return sooner(push.action === 'wait' ? push.until : now, lapse && lapse > now ? lapse : null);
}

/** Sets when there is something to do next: by mail, on phones, or because a claim lapses. */
export function scheduled(record: DeskRecord, now: Date, settings: NoticeSettings): DeskRecord {
  const mail = decide({ record, recentMails: 0 }, now, settings);
  const mailAt = mail.action === 'wait' ? mail.until : now;
  return { ...record, dueAt: sooner(mailAt, dueBesideMails(record, now, settings)) };
}

/**
 * While nobody is on: phones that are owed ring once somebody is back, who may be so before they said, and no more once that is
 * no news. By the clock: most are off until a full hour, and a second look within these minutes writes nothing.
 */
export function scheduledForReturn(
  record: DeskRecord,
  now: Date,
  settings: NoticeSettings,
): DeskRecord {
  // Not by the mails of now: a flood at three silences no order of one o'clock.
  const isOfFlood = record.notices[levelName(0)]?.state === 'digest';
  const recentMails = isOfFlood ? settings.rate.mailsPerHour : 0;
  const push = decidePush({ record, recentMails }, now, settings);
  if (push.action === 'leave') return { ...record, push: { state: 'left', at: now } };
  const next = (Math.floor(now.getTime() / RETURN_LOOK_MS) + 1) * RETURN_LOOK_MS;
  const pushAt = push.action === 'wait' ? push.until : new Date(next);
  return { ...record, dueAt: sooner(record.dueAt, pushAt) };
}

const withNotice = (record: DeskRecord, level: number, notice: Notice): DeskRecord => ({
  ...record,
  notices: { ...record.notices, [levelName(level)]: notice },
});

/**
 * Does the next thing about a record as far as the database is concerned. Returns what is left to send. While no mail can be sent
 * one that is due is looked at later, behind those whose phones are due.
 */
export function claimNext(
  record: DeskRecord,
  recentMails: number,
  now: Date,
  settings: NoticeSettings,
  canMail = true,
): { record: DeskRecord; claim?: Claim; push?: PushClaim } {
  // Phones first: a mail server that is down takes its time to say so.
  const pushes = decidePush({ record, recentMails }, now, settings);
  if (pushes.action === 'send') {
    const { record: claimed, push } = claimPush(record, pushes.owner, now);
    return { record: scheduled(claimed, now, settings), push };
  }
  if (pushes.action === 'leave') {
    const left: DeskRecord = { ...record, push: { state: 'left', at: now } };
    return claimNext(left, recentMails, now, settings, canMail);
  }
  const decision = decide({ record, recentMails }, now, settings);
  if (decision.action === 'wait') return { record: scheduled(record, now, settings) };
  const { level } = decision;
  if (decision.action === 'digest') {
    const left = withNotice(record, level, { state: 'digest', digestAt: now });
    return { record: scheduled(left, now, settings) };
  }
  if (!canMail) {
    const mailAt = new Date(now.getTime() + NO_MAIL_DELAY_MS);
    return { record: { ...record, dueAt: sooner(mailAt, dueBesideMails(record, now, settings)) } };
  }
  const before = record.notices[levelName(level)];
  const [at, attempts] =
    before?.state === 'sending' ? [before.at, before.attempts + 1] : ([now, 1] as const);
  const until = new Date(now.getTime() + LEASE_MS);
  const claimed = scheduled(
    withNotice(record, level, { state: 'sending', at, attempts, until }),
    now,
    settings,
  );
  return { record: claimed, claim: { level, at, attempts, record: claimed } };
}

/** Writes down how an attempt ended. Undefined when there is nothing to write. */
export function withMailOutcome(
  record: DeskRecord,
  { level, attempts }: Claim,
  outcome: MailOutcome,
  now: Date,
  settings: NoticeSettings,
): DeskRecord | undefined {
  const notice = record.notices[levelName(level)];
  if (notice?.state !== 'sending') return undefined;
  const { at } = notice;
  if (outcome === 'sent') {
    return scheduled(withNotice(record, level, { state: 'sent', at, sentAt: now }), now, settings);
  }
  // Another process took it over after the lease: it decides.
  if (notice.attempts !== attempts) return undefined;
  const until = new Date(now.getTime() + retryDelayMs(attempts));
  const next: Notice = outcome === 'refused' ? { state: 'refused', at } : { ...notice, until };
  return scheduled(withNotice(record, level, next), now, settings);
}
