import { DAY_MS, dayInIndia } from '@site/order-model/india';

/** The epoch began on a Thursday. */
const MONDAY = 4;

/** The Monday of a moment's week in India, such as `2026-11-16`. */
export function weekOf(moment: Date): string {
  const day = dayInIndia(moment.getTime());
  const monday = day - ((day - MONDAY) % 7);
  return new Date(monday * DAY_MS).toISOString().slice(0, 10);
}
