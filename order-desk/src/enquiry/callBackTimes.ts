import { DAY_MS, dayInIndia, indiaTime, momentInIndia, startOfDay } from '@site/order-model/india';
import { deskLimits } from '@site/order-model/deskChange';

const HOUR_MS = 60 * 60_000;

/** A time of the day in India, some days after that of a moment. */
const atHour = (hour: number, now: number, days = 0) =>
  startOfDay(dayInIndia(now) + days) + hour * HOUR_MS;

/** The times that are offered with one tap: of today, what is not over soon. */
export function offeredTimes(now: number): { tomorrow: number; anHour: number; today?: number } {
  const today = atHour(17, now);
  return {
    tomorrow: atHour(10, now, 1),
    anHour: Math.ceil((now + HOUR_MS) / 60_000) * 60_000,
    ...(today > now + HOUR_MS / 2 && { today }),
  };
}

/** The moment of what an input of date and time holds, read as a time in India; undefined when it is over, or too far ahead. */
export function typedTime(value: string, now: number): number | undefined {
  const ms = momentInIndia(value);
  return ms > now && ms < now + deskLimits.callBackDays * DAY_MS ? ms : undefined;
}

/** The same the other way round. */
export const asTyped = (ms: number): string => indiaTime(ms).slice(0, 16);
