import { tellFrom, type DeskRecord } from '../records/deskRecord';
import type { NoticeSettings } from '../settings/settingsSchema';
import { withinHours } from './hours';

export type PushDecision =
  | { action: 'send' }
  /** Tell no phone: there were too many messages, whose digest comes by mail, or it is too late. */
  | { action: 'leave' }
  | { action: 'wait'; until: Date | null };

/** After this time a phone would tell of what is no news, in ms. */
const NEWS_MS = 12 * 60 * 60_000;

/** Decides whether phones are told of an enquiry, or of a call-back, once, at a moment. It reads no clock and no database. */
export function decidePush(
  {
    record,
    recentMails,
  }: {
    record: Pick<DeskRecord, 'receivedAt' | 'status' | 'claimedBy' | 'callBackAt' | 'push'>;
    recentMails: number;
  },
  now: Date,
  { push: { publicKey, hours }, rate }: Pick<NoticeSettings, 'push' | 'rate'>,
): PushDecision {
  const { push, status, callBackAt } = record;
  const from = tellFrom(record);
  const isNews = from && (callBackAt !== undefined || status === 'new');
  if (publicKey === null || !isNews) return { action: 'wait', until: null };
  if (push && push.state !== 'sending') return { action: 'wait', until: null };
  // Somebody was promised a call at this time, however many others write.
  if (!push && !callBackAt && recentMails >= rate.mailsPerHour) return { action: 'leave' };
  const earliest = push?.until ?? from;
  const at = withinHours(hours, earliest > now ? earliest : now);
  if (at.getTime() - from.getTime() > NEWS_MS) return { action: 'leave' };
  return at <= now ? { action: 'send' } : { action: 'wait', until: at };
}
