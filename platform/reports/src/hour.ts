/** The hour that a line is from, UTC, as in `2026-03-01T09`. Nothing finer, so that no line can be matched with an enquiry. */
export function hourOf(time: Date): string {
  return time.toISOString().slice(0, 'YYYY-MM-DDTHH'.length);
}
