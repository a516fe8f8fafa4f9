/** Gives the focus to what goes on for a control that has gone. Only for keyboards: the page must not move under a finger. */
export function moveFocus(element: HTMLElement | null): void {
  element?.focus({ preventScroll: true });
  if (element?.matches(':focus-visible')) element.scrollIntoView({ block: 'nearest' });
}
