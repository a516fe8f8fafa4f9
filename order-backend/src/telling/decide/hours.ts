import { DAY_MS, dayInIndia, startOfDay } from '@site/order-model/india';
import { weekdays, type DayKind, type Hours } from '../settings/settingsSchema';

const MINUTE_MS = 60_000;
/** 1 January 1970 was a Thursday. */
const FIRST_WEEKDAY = weekdays.indexOf('thu');

const timeOfDayMs = (time: string) => {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return (hour * 60 + minute) * MINUTE_MS;
};

const dayOf = (moment: Date) => dayInIndia(moment.getTime());

/** Dates such as `2027-01-26`. */
type Holidays = readonly string[];

function isOn(day: number, days: readonly DayKind[], holidays: Holidays): boolean {
  const date = new Date(day * DAY_MS).toISOString().slice(0, 10);
  const weekday = weekdays[(FIRST_WEEKDAY + day) % 7] as DayKind;
  return days.includes(holidays.includes(date) ? 'holiday' : weekday);
}

/** How many days hold one of these for certain: each holiday may take a week's only one. */
const daysAhead = (holidays: Holidays) => 7 * (holidays.length + 1);

/** The first moment within the hours that is not before `moment`. */
export function withinHours(hours: Hours, moment: Date, holidays: Holidays): Date {
  if (hours === 'always') return moment;
  const [from, to] = [timeOfDayMs(hours.from), timeOfDayMs(hours.to)];
  // A week and a day: today may be over already.
  for (let day = dayOf(moment), last = day + daysAhead(holidays); day <= last; day++) {
    if (!isOn(day, hours.days, holidays)) continue;
    const opening = Math.max(startOfDay(day) + from, moment.getTime());
    if (opening < startOfDay(day) + to) return new Date(opening);
  }
  throw new RangeError('Hours without a day never come.');
}

/** The moment at which this much time within the hours has passed since `moment`, in ms. */
export function passedWithin(hours: Hours, moment: Date, ms: number, holidays: Holidays): Date {
  if (hours === 'always') return new Date(moment.getTime() + ms);
  let left = ms;
  for (let from = withinHours(hours, moment, holidays); ;) {
    const closing = startOfDay(dayOf(from)) + timeOfDayMs(hours.to);
    const room = closing - from.getTime();
    if (left <= room) return new Date(from.getTime() + left);
    left -= room;
    from = withinHours(hours, new Date(closing), holidays);
  }
}

/** The last moment of this time of day, on one of these days, that is not after `moment`. */
export function lastTimeOfDay(
  time: string,
  days: readonly DayKind[],
  moment: Date,
  holidays: Holidays,
): Date {
  for (let day = dayOf(moment), first = day - daysAhead(holidays); day >= first; day--) {
    const at = startOfDay(day) + timeOfDayMs(time);
    if (isOn(day, days, holidays) && at <= moment.getTime()) return new Date(at);
  }
  throw new RangeError('A time without a day never comes.');
}
