import { NEWS_MS, type DeskRecord } from '../records/deskRecord';
import type { NoticeSettings } from '../settings/settingsSchema';
import { withinHours } from './hours';
import {
  everybodyFrom,
  givenBackAt,
  isLapse,
  lastHold,
  occasionOf,
  type Undecided,
} from './occasion';

export type PushDecision =
  /** Tell the phones of its owner, or all of them when it has none. */
  | { action: 'send'; owner: string | undefined }
  /** Tell no phone: there were too many messages, whose digest comes by mail, or it is too late. */
  | { action: 'leave' }
  | { action: 'wait'; until: Date | null };

/** Decides whose phones are told of an enquiry, once for each occasion, at a moment. It reads no clock and no database. */
export function decidePush(
  { record, recentMails }: { record: Undecided & Pick<DeskRecord, 'push'>; recentMails: number },
  now: Date,
  settings: Pick<NoticeSettings, 'push' | 'rate' | 'claim' | 'holidays'>,
): PushDecision {
  const { push, status } = record;
  const { publicKey, hours } = settings.push;
  const occasion = occasionOf(record, now, settings);
  const isArrival = occasion?.kind === 'arrival';
  const isOpened = status !== 'new' && !givenBackAt(record);
  if (publicKey === null || !occasion || (isArrival && isOpened)) {
    return { action: 'wait', until: null };
  }
  const all = everybodyFrom(occasion, settings);
  // Its owner was told, and the others are told later.
  const isHalf = isLapse(occasion) && push?.state === 'sent' && push.done !== undefined;
  if (push && push.state !== 'sending' && !isHalf) return { action: 'wait', until: null };
  // Somebody was promised a call at this time, or is waiting for one, however many others write.
  if (!push && isArrival && recentMails >= settings.rate.mailsPerHour) return { action: 'leave' };
  const first = new Date(Math.max(+occasion.from, +(occasion.passedOnAt ?? 0)));
  const from = isHalf ? all : first;
  const earliest = push?.state === 'sending' ? push.until : from;
  const at = withinHours(hours, earliest > now ? earliest : now, settings.holidays);
  if (at.getTime() - from.getTime() > NEWS_MS) return { action: 'leave' };
  if (at > now) return { action: 'wait', until: at };
  const isOwners = occasion.kind === 'callBack' || (isLapse(occasion) && now < all);
  return { action: 'send', owner: isOwners ? lastHold(record)?.by : undefined };
}
