import { DAY_MS, INDIA_OFFSET_MS } from '../decide/hours';

/** The epoch began on a Thursday. */
const MONDAY = 4;

/** The Monday of a moment's week in India, such as `2026-11-16`. */
export function weekOf(moment: Date): string {
  const day = Math.floor((moment.getTime() + INDIA_OFFSET_MS) / DAY_MS);
  const monday = day - ((((day - MONDAY) % 7) + 7) % 7);
  return new Date(monday * DAY_MS).toISOString().slice(0, 10);
}
