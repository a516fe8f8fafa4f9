import type { DeskRecord } from '../records/deskRecord';
import type { NoticeSettings } from '../settings/settingsSchema';
import { withinHours } from './hours';

/** What to do next about telling phones of an enquiry. */
export type PushDecision =
  | { action: 'send' }
  /** Tell no phone: there were too many messages, whose digest comes by mail, or it is too late. */
  | { action: 'leave' }
  | { action: 'wait'; until: Date | null };

/** After this time a phone would tell of an enquiry that is no news, in ms. */
const NEWS_MS = 12 * 60 * 60_000;

/** Decides whether phones are told of an enquiry, once, at a moment. It reads no clock and no database. */
export function decidePush(
  {
    record,
    recentMails,
  }: { record: Pick<DeskRecord, 'receivedAt' | 'status' | 'push'>; recentMails: number },
  now: Date,
  { push: { publicKey, hours }, rate }: Pick<NoticeSettings, 'push' | 'rate'>,
): PushDecision {
  const { push, status, receivedAt } = record;
  if (publicKey === null || status !== 'new') return { action: 'wait', until: null };
  if (push && push.state !== 'sending') return { action: 'wait', until: null };
  if (!push && recentMails >= rate.mailsPerHour) return { action: 'leave' };
  const earliest = push?.until ?? receivedAt;
  const at = withinHours(hours, earliest > now ? earliest : now);
  if (at.getTime() - receivedAt.getTime() > NEWS_MS) return { action: 'leave' };
  return at <= now ? { action: 'send' } : { action: 'wait', until: at };
}
