import { hasOutcome } from '@site/order-model/deskChange';
import { beganAt, historyOf, type DeskRecord, type HistoryEntry } from '../records/deskRecord';
import type { NoticeSettings } from '../settings/settingsSchema';
import { passedWithin } from './hours';

export type Undecided = Pick<
  DeskRecord,
  'receivedAt' | 'status' | 'claimedBy' | 'callBackAt' | 'changedAt'
> & { history?: unknown };

/** Why staff have to be told of an enquiry, and from when on. */
export interface Occasion {
  kind: 'arrival' | 'callBack' | 'claim' | 'look';
  from: Date;
  /** When a promised call was given back or handed over: whoever has to make it now was not told. */
  passedOnAt?: Date | undefined;
}

export type ClaimSettings = Pick<NoticeSettings, 'claim' | 'holidays'>;

const MINUTE_MS = 60_000;

/** The last look at an enquiry, or the last time that somebody took it or gave it back. */
const lastMoveOf = (record: Partial<Undecided>): HistoryEntry | undefined =>
  historyOf(record).findLast(({ status, claimedBy }) => status === 'seen' || claimedBy);

/** When it was given back, where nobody has opened or taken it since. */
export function givenBackAt(record: Partial<Undecided>): Date | undefined {
  const move = record.claimedBy?.uid === undefined ? lastMoveOf(record) : undefined;
  return move?.claimedBy && move.claimedBy.uid === undefined ? move.at : undefined;
}

function passedOnAt(record: Undecided): Date | undefined {
  const move = lastMoveOf(record);
  return move?.claimedBy && move.claimedBy.uid !== move.by ? move.at : undefined;
}

/** Who opened or took an enquiry last, and when; undefined when nobody has. */
export function lastHold(record: Undecided): Pick<HistoryEntry, 'at' | 'by'> | undefined {
  const { claimedBy, status, changedAt, receivedAt } = record;
  if (claimedBy?.uid !== undefined) {
    const taken = historyOf(record).findLast((entry) => entry.claimedBy?.uid === claimedBy.uid);
    return { at: taken?.at ?? changedAt ?? receivedAt, by: claimedBy.uid };
  }
  const move = lastMoveOf(record);
  // A look before somebody gave it back holds nothing.
  return status === 'seen' && move?.status === 'seen' ? move : undefined;
}

/** When a claim that was made at a moment lapses. */
export const lapseAfter = (at: Date, { claim, holidays }: ClaimSettings): Date =>
  passedWithin(claim.hours, at, claim.lapsesAfterMinutes * MINUTE_MS, holidays);

/** When an enquiry that somebody opened or took is due again; undefined when nobody did, or what came of it is known. */
export function lapseOf(record: Undecided, settings: ClaimSettings): Date | undefined {
  const hold = hasOutcome(record) ? undefined : lastHold(record);
  return hold && lapseAfter(hold.at, settings);
}

/** What staff have to be told of at a moment, or later. Undefined when there is nothing to tell. */
export function occasionOf(
  record: Undecided,
  now: Date,
  settings: ClaimSettings,
): Occasion | undefined {
  const { status, callBackAt, claimedBy, receivedAt } = record;
  if (status === 'done') return undefined;
  if (callBackAt) return { kind: 'callBack', from: callBackAt, passedOnAt: passedOnAt(record) };
  if (hasOutcome(record)) return undefined;
  const lapse = lapseOf(record, settings);
  if (lapse && claimedBy?.uid !== undefined) return { kind: 'claim', from: lapse };
  // A look is no answer: the mails go on meanwhile.
  return lapse && lapse <= now
    ? { kind: 'look', from: lapse }
    : { kind: 'arrival', from: givenBackAt(record) ?? receivedAt };
}

/** Whether it is about somebody who said nothing, whose own phone rings first. */
export const isLapse = ({ kind }: Occasion): boolean => kind === 'claim' || kind === 'look';

/** From when on all phones ring. */
export const everybodyFrom = (occasion: Occasion, { claim }: ClaimSettings): Date =>
  isLapse(occasion)
    ? new Date(occasion.from.getTime() + claim.everybodyAfterMinutes * MINUTE_MS)
    : occasion.from;

const withoutDigests = (notices: DeskRecord['notices']): DeskRecord['notices'] =>
  Object.fromEntries(Object.entries(notices).filter(([, { state }]) => state !== 'digest'));

/** Whether it was given back after it was told of: within a minute no sweep sees that somebody had it. */
function isGivenBackSinceTold(record: DeskRecord): boolean {
  const backAt = givenBackAt(record);
  const { push, notices } = record;
  const times = [push?.at, ...Object.values(notices).map(beganAt)];
  return backAt !== undefined && times.some((at) => at && at < backAt);
}

/**
 * A record with the messages of its occasion; one that is given back is told of as a new one. A lapse counts as a change, so that
 * every desk reads it and its list shows it.
 */
export function onOccasion(record: DeskRecord, now: Date, settings: ClaimSettings): DeskRecord {
  const occasion = occasionOf(record, now, settings);
  // Whatever was left to a digest is over as well.
  if (!occasion) return { ...record, notices: withoutDigests(record.notices) };
  const of = occasion.kind === 'arrival' ? null : occasion.from;
  const hasLapsed = isLapse(occasion) && occasion.from <= now;
  const isShown = !hasLapsed || (record.changedAt ?? record.receivedAt) >= occasion.from;
  const shown = isShown ? record : { ...record, changedAt: now };
  const isNew = of === null && isGivenBackSinceTold(record);
  if (of?.getTime() === record.toldOf?.getTime() && !isNew) {
    const isToldBefore = record.push && record.push.at < (occasion.passedOnAt ?? 0);
    // Phones alone: a promised call escalates no later because it changed hands.
    return isToldBefore ? { ...shown, push: null } : shown;
  }
  return {
    ...shown,
    notices: occasion.kind === 'look' ? record.notices : {},
    push: null,
    toldOf: of,
  };
}
