/** Swedish habits are the ones that write date and time as `2026-01-31 09:05:00`, which sorts and which spreadsheets read. */
const format = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Asia/Kolkata',
  dateStyle: 'short',
  timeStyle: 'medium',
});

/** Shows a moment, RFC 3339, as date and time in India, where the company is. */
export function indiaTime(moment: string): string {
  return format.format(new Date(moment));
}
