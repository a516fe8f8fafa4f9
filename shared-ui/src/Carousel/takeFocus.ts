/**
 * Gives focus to an element that the Tab key passes by, so that reading goes on from there. Takes it out of reach again
 * as soon as focus leaves. The page does not scroll.
 */
export function takeFocus(element: HTMLElement | null | undefined): void {
  if (!element) return;
  element.tabIndex = -1;
  element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
  element.focus({ preventScroll: true });
}
