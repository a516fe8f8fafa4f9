/** Focuses an element that is not focusable otherwise, without scrolling. */
export function takeFocus(element: HTMLElement | null | undefined): void {
  if (!element) return;
  element.tabIndex = -1;
  element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
  element.focus({ preventScroll: true });
}
