/** The company's time zone. India has one and no daylight saving time, so a fixed offset is exact. */
export const INDIA = 'Asia/Kolkata';

export const DAY_MS = 24 * 60 * 60_000;
const OFFSET_MS = 330 * 60_000;

/** The number of a moment's day in India, counted from 1970. */
export const dayInIndia = (ms: number): number => Math.floor((ms + OFFSET_MS) / DAY_MS);

/** The moment at which a day in India begins, by its number. */
export const startOfDay = (day: number): number => day * DAY_MS - OFFSET_MS;

/** What clocks in India show, such as `2026-01-31T09:05:00`. */
export const indiaTime = (ms: number): string =>
  new Date(ms + OFFSET_MS).toISOString().slice(0, 19);

/** The moment at which clocks in India show this; NaN for what is no time. */
export const momentInIndia = (time: string): number => Date.parse(`${time}+05:30`);

/** The hour of the day in India, from 0 to 23. */
export const hourInIndia = (ms: number): number => new Date(ms + OFFSET_MS).getUTCHours();
