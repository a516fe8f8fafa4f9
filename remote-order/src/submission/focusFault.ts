import type { Faults } from './checkedForm';

/** Moves the focus to the first field at fault. Returns its text where that is read by nothing else. */
export function focusFault(form: HTMLFormElement, { message, errors }: Faults): string {
  const [name, text = ''] = Object.entries(errors)[0] ?? [''];
  const field = form.elements.namedItem(name);
  // Enter in the field itself: the focus does not arrive there, so nothing reads its text, and the toast may say less.
  const isUnread = field === document.activeElement && text !== message;
  if (field instanceof HTMLElement) field.focus();
  return isUnread ? text : '';
}
