import { DAY_MS, dayInIndia, startOfDay } from './india';

/** Hours of each day in India in which somebody is not told on a phone. They may go over midnight. */
export interface QuietHours {
  /** Such as `22:00`. */
  quietFrom: string;
  quietUntil: string;
}

/** When somebody of staff is not to be told. */
export interface Duty extends Partial<QuietHours> {
  /** In ms, at most `deskLimits.callBackDays` ahead; left out for somebody who is not off. */
  offUntil?: number;
}

/** What is set; what is undefined ends. */
export type DutyChanges = { readonly [Field in keyof Duty]: Duty[Field] | undefined };

/** What holds after a change: what that does not name stays as it is. */
export const changedDuty = (duty: Duty, changes: DutyChanges): Duty =>
  Object.fromEntries(
    Object.entries({ ...duty, ...changes }).filter(([, value]) => value !== undefined),
  );

/** The fields of a stored duty beside when it was set. */
export const dutyFields = ['offUntil', 'quietFrom', 'quietUntil'] as const;

export const dutyPatterns = {
  time: /^([01][0-9]|2[0-3]):[0-5][0-9]$/,
} as const;

const minutesOf = (time: string) => {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return hour * 60 + minute;
};

function isQuiet({ quietFrom, quietUntil }: Duty, now: number): boolean {
  if (quietFrom === undefined || quietUntil === undefined) return false;
  const [from, until] = [minutesOf(quietFrom), minutesOf(quietUntil)];
  const minute = ((now - startOfDay(dayInIndia(now))) % DAY_MS) / 60_000;
  return from <= until ? minute >= from && minute < until : minute >= from || minute < until;
}

/**
 * Whether somebody is told on a phone at a moment. Who has set nothing is.
 * @param now in ms.
 */
export const isOnDuty = (duty: Duty | undefined, now: number): boolean =>
  !duty || ((duty.offUntil ?? 0) <= now && !isQuiet(duty, now));
