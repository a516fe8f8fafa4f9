/** Moves reading and tabbing to an element without scrolling; one that cannot take focus is made to, by script only. */
export function focusForReading(element: HTMLElement): void {
  if (element.tabIndex < 0 && !element.hasAttribute('tabindex')) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}
