import { dayInIndia, startOfDay } from '@site/order-model/india';
import { weekdays, type Hours, type Weekday } from '../settings/settingsSchema';

const MINUTE_MS = 60_000;
/** 1 January 1970 was a Thursday. */
const FIRST_WEEKDAY = weekdays.indexOf('thu');

const timeOfDayMs = (time: string) => {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return (hour * 60 + minute) * MINUTE_MS;
};

const dayOf = (moment: Date) => dayInIndia(moment.getTime());

const isOn = (day: number, days: readonly Weekday[]) =>
  days.includes(weekdays[(((FIRST_WEEKDAY + day) % 7) + 7) % 7] as Weekday);

/** The first moment within the hours that is not before `moment`. */
export function withinHours(hours: Hours, moment: Date): Date {
  if (hours === 'always') return moment;
  const [from, to] = [timeOfDayMs(hours.from), timeOfDayMs(hours.to)];
  // A week and a day: today may be over already.
  for (let day = dayOf(moment), last = day + 7; day <= last; day++) {
    if (!isOn(day, hours.days)) continue;
    const opening = Math.max(startOfDay(day) + from, moment.getTime());
    if (opening < startOfDay(day) + to) return new Date(opening);
  }
  throw new RangeError('Hours without a day never come.');
}

/** The moment at which this much time within the hours has passed since `moment`, in ms. */
export function passedWithin(hours: Hours, moment: Date, ms: number): Date {
  if (hours === 'always') return new Date(moment.getTime() + ms);
  let left = ms;
  for (let from = withinHours(hours, moment); ;) {
    const closing = startOfDay(dayOf(from)) + timeOfDayMs(hours.to);
    const room = closing - from.getTime();
    if (left <= room) return new Date(from.getTime() + left);
    left -= room;
    from = withinHours(hours, new Date(closing));
  }
}

/** The last moment of this time of day, on one of these days, that is not after `moment`. */
export function lastTimeOfDay(time: string, days: readonly Weekday[], moment: Date): Date {
  for (let day = dayOf(moment), first = day - 7; day >= first; day--) {
    const at = startOfDay(day) + timeOfDayMs(time);
    if (isOn(day, days) && at <= moment.getTime()) return new Date(at);
  }
  throw new RangeError('A time without a day never comes.');
}
