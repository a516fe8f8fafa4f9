import type { DigestName, DigestState } from '../records/deskRecord';
import { levelsOf } from '../settings/escalationLevels';
import type { NoticeSettings } from '../settings/settingsSchema';
import { lastTimeOfDay, withinHours } from './hours';
import { LEASE_MS } from './delayOfNextAttempt';

/** What to do next about the digests of a kind. */
export type DigestDecision =
  /** Tell of the time from `from` to before `to`. */
  | { action: 'send'; from: Date; to: Date }
  /** Count from here on: there was no digest yet. */
  | { action: 'begin'; to: Date }
  | { action: 'wait' };

/**
 * The end of the last period that is over. An enquiry may be left to a digest by a process that took a lease's time to
 * say so.
 */
function lastEnd(name: DigestName, now: Date, settings: NoticeSettings): Date {
  const { daily, rate, holidays } = settings;
  if (name === 'daily') return lastTimeOfDay(daily.at, daily.days, now, holidays);
  const periodMs = rate.digestEveryMinutes * 60_000;
  return new Date(Math.floor((now.getTime() - LEASE_MS) / periodMs) * periodMs);
}

function isWithinHours(name: DigestName, now: Date, settings: NoticeSettings): boolean {
  if (name === 'daily') return true;
  const level = levelsOf(settings)[Number(name.slice('level'.length))];
  return level !== undefined && withinHours(level.hours, now, settings.holidays) <= now;
}

/** Decides about the digests of a kind at a moment. Each moment belongs to one digest, so none is told twice or left out. */
export function decideDigest(
  name: DigestName,
  state: DigestState | undefined,
  now: Date,
  settings: NoticeSettings,
): DigestDecision {
  const from = state?.toldUntil ?? new Date(0);
  if (state?.sending) {
    const { to, until } = state.sending;
    return until <= now ? { action: 'send', from, to } : { action: 'wait' };
  }
  const to = lastEnd(name, now, settings);
  if (!state && name === 'daily') return { action: 'begin', to };
  if (to <= from || !isWithinHours(name, now, settings)) return { action: 'wait' };
  return { action: 'send', from, to };
}
