import { levelName, type DeskRecord, type Notice } from '../records/deskRecord';
import { levelsOf } from '../settings/escalationLevels';
import type { NoticeSettings } from '../settings/settingsSchema';
import { withinHours } from './hours';
import { everybodyFrom, occasionOf, type Occasion, type Undecided } from './occasion';

export interface NoticeState {
  record: Undecided & Pick<DeskRecord, 'notices'>;
  /** How many mails about single enquiries were begun within the last hour. */
  recentMails: number;
}

export type Decision =
  | { action: 'send'; level: number }
  /** Leave it to the digest of the level: there were too many mails. */
  | { action: 'digest'; level: number }
  /** Nothing until then; null for nothing at all unless the enquiry changes. */
  | { action: 'wait'; until: Date | null };

/** The time in which mails about single enquiries are counted. */
export const RATE_WINDOW_MS = 60 * 60_000;

const later = (moment: Date, ms: number) => new Date(moment.getTime() + ms);

/** From when on the next level's delay counts. */
function startOfNext(notice: Notice, afterMs: number, settings: NoticeSettings): Date {
  // Who should have read it will not.
  if (notice.state === 'refused') return notice.at;
  if (notice.state !== 'digest') return later(notice.at, afterMs);
  return later(notice.digestAt, settings.rate.digestEveryMinutes * 60_000 + afterMs);
}

/** From when on the first mail is due. Where no phones are told, nothing comes before it. */
function startOfMails(occasion: Occasion, { receivedAt }: Undecided, settings: NoticeSettings) {
  if (occasion.kind === 'look') return receivedAt;
  return settings.push.publicKey === null ? occasion.from : everybodyFrom(occasion, settings);
}

/** Decides what to do about an enquiry at a moment. It reads no clock and no database, so every place decides alike. */
export function decide(
  { record, recentMails }: NoticeState,
  now: Date,
  settings: NoticeSettings,
): Decision {
  const occasion = occasionOf(record, now, settings);
  // What came of it is known: whatever was not sent need not be.
  if (!occasion) return { action: 'wait', until: null };
  const from = startOfMails(occasion, record, settings);
  let next: Date | null = null;
  let before: Notice | undefined;
  for (const [level, { afterMs, hours }] of levelsOf(settings).entries()) {
    const notice = record.notices[levelName(level)];
    if (level > 0 && !before) break;
    if (!notice || notice.state === 'sending') {
      const start = before ? startOfNext(before, afterMs, settings) : from;
      const earliest = notice?.until ?? start;
      const at = withinHours(hours, earliest > now ? earliest : now, settings.holidays);
      if (at <= now) {
        const isNew = notice === undefined;
        const isTooFast = recentMails >= settings.rate.mailsPerHour;
        return { action: isNew && isTooFast ? 'digest' : 'send', level };
      }
      if (!next || at < next) next = at;
    }
    before = notice;
  }
  return { action: 'wait', until: next };
}
