const HOUR_MS = 60 * 60 * 1000;
/** How long counts are read: 30 days. The cloud keeps them no longer. */
const KEPT_MS = 30 * 24 * HOUR_MS;

/** An hour, UTC, as in `2026-03-01T09`. Nothing finer is kept, so that no count can be matched with an enquiry. */
export const HOUR_FORM = /^\d{4}-\d\d-\d\dT\d\d$/;

export function hourOf(time: Date): string {
  return time.toISOString().slice(0, 'YYYY-MM-DDTHH'.length);
}

/** The earliest hour whose counts are still read at a time. */
export const firstKeptHour = (now: Date): string => hourOf(new Date(now.getTime() - KEPT_MS));

/** When the counts of an hour are to be deleted. */
export const expiryOf = (hour: string): Date =>
  new Date(Date.parse(`${hour}:00:00Z`) + KEPT_MS + HOUR_MS);
