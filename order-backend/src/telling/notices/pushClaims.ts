import type { PushMessage } from '@site/order-model/phone';
import { LEASE_MS, retryDelayMs } from '../decide/delayOfNextAttempt';
import type { PushSender } from '../push/webPush';
import type { DeskRecord } from '../records/deskRecord';
import type { NoticeStore, StoredPhone } from '../records/noticeStore';

/** Phones that this process, and no other, tells of an enquiry now. */
export interface PushClaim {
  record: DeskRecord;
  attempts: number;
  /** The phones that have been told already. */
  done: readonly string[];
  /** The account whose phones are told first; all phones are when it is not given. */
  owner: string | undefined;
}

export interface PushOutcome {
  done: readonly string[];
  isComplete: boolean;
  /** Whether only the owner's phones were told. */
  isOwnersAlone: boolean;
}

/** Claims the phones of an enquiry: the record says so before anything is sent. */
export function claimPush(
  record: DeskRecord,
  owner: string | undefined,
  now: Date,
): { record: DeskRecord; push: PushClaim } {
  const before = record.push?.state === 'sending' ? record.push : undefined;
  const { at = now, attempts: made = 0 } = before ?? {};
  // A phone that has rung for its owner does not ring once more for all.
  const done = (record.push?.state !== 'left' && record.push?.done) || [];
  const attempts = made + 1;
  const until = new Date(now.getTime() + LEASE_MS);
  const claimed: DeskRecord = { ...record, push: { state: 'sending', at, attempts, until, done } };
  return { record: claimed, push: { record: claimed, attempts, done, owner } };
}

/** Writes down how an attempt ended. Undefined when another process took it over after the lease: it decides. */
export function withPushOutcome(
  record: DeskRecord,
  { attempts }: PushClaim,
  { done, isComplete, isOwnersAlone }: PushOutcome,
  now: Date,
): DeskRecord | undefined {
  const { push } = record;
  if (push?.state !== 'sending') return undefined;
  if (isComplete) {
    return {
      ...record,
      push: { state: 'sent', at: now, ...(isOwnersAlone && { done: [...done] }) },
    };
  }
  if (push.attempts !== attempts) return undefined;
  const until = new Date(now.getTime() + retryDelayMs(attempts));
  return { ...record, push: { ...push, until, done: [...done] } };
}

/** So often only its owner's phones are tried, which takes about seven minutes: who was promised a call is waiting. */
const MAX_OWN_ATTEMPTS = 3;

interface PushParts {
  store: Pick<NoticeStore, 'phones' | 'removePhone'>;
  sender: PushSender;
  log: (line: string) => void;
  compose: (language: string) => PushMessage;
  about: string;
  owner?: string | undefined;
  /** How often the owner's phones were tried, this time included. */
  attempts?: number;
  now: Date;
}

/**
 * Tells every phone of somebody on duty that was not told yet: the owner's alone, where one of those is told, or may be on the
 * next attempt. Forgets those that are gone, or whose owner no longer belongs to the staff.
 */
export async function tellPhones(
  done: readonly string[],
  { store, sender, log, compose, about, owner, attempts = 1, now }: PushParts,
): Promise<PushOutcome> {
  const told = new Set(done);
  const gone = new Set<string>();
  const failures: string[] = [];
  // One that is to be forgotten is looked at whatever its owner set.
  const phones = (await store.phones(now)).filter((phone) => phone.isOnDuty || !phone.isOfStaff);
  const tell = async (phone: StoredPhone) => {
    if (told.has(phone.id)) return;
    try {
      const message = compose(phone.language);
      const answer = phone.isOfStaff ? await sender.send(phone, message) : 'gone';
      if (answer === 'gone') {
        gone.add(phone.id);
        await store.removePhone(phone.id);
      }
      told.add(phone.id);
    } catch (failure) {
      failures.push((failure as Error).message);
    }
  };
  const own = phones.filter(({ by, isOfStaff }) => isOfStaff && by === owner);
  await Promise.all(own.map(tell));
  const isOwnTold = own.some(({ id }) => told.has(id) && !gone.has(id));
  const isOwnersAlone = isOwnTold || (failures.length > 0 && attempts <= MAX_OWN_ATTEMPTS);
  if (!isOwnersAlone) await Promise.all(phones.filter((it) => !own.includes(it)).map(tell));
  if (failures.length > 0) {
    log(`${about}: ${failures.length} phones were not told. ${failures[0]}`);
  }
  return { done: [...told], isComplete: failures.length === 0, isOwnersAlone };
}
