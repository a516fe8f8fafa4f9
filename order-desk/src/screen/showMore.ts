/** How many rows are drawn at first, and more with each tap: a slow phone takes a second for a thousand. */
export const DRAWN = 50;

/**
 * Shows more rows. A pressed button that has gone, since there are no more, took the focus with it: reading and tabbing go on from
 * the first new row. Safari focuses no button, and nothing must move under a finger.
 */
export async function showMore(
  rowsNow: () => readonly HTMLElement[],
  show: () => void | Promise<void>,
): Promise<void> {
  const before = rowsNow().length;
  await show();
  if (document.activeElement !== document.body) return;
  const after = rowsNow();
  const row = after[before] ?? after.at(-1);
  (row?.querySelector<HTMLElement>('a, button') ?? row)?.focus({ preventScroll: true });
}
