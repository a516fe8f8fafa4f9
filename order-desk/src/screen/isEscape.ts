/** Whether it is a list or a date that is open: Escape closes that alone, and Firefox tells the page first. */
function isOpen(field: EventTarget | null): boolean {
  try {
    return field instanceof Element && field.matches(':open');
  } catch {
    // Older browsers do not know the selector.
    return false;
  }
}

/** Whether a key leaves what is asked: no field, keyboard or other question has a use of its own for it. */
export const isEscape = ({ key, target, isComposing, defaultPrevented }: KeyboardEvent): boolean =>
  key === 'Escape' && !isComposing && !defaultPrevented && !isOpen(target);
