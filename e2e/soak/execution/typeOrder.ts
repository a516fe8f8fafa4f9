import type { FormEntries } from '../../browser/orderForm';

/** Runs in the page: fills the order form in one step, as typing does, by the labels of its fields. */
export function typeOrder(entries: FormEntries): void {
  const form = document.querySelector('[name=Products]')?.closest('form');
  for (const [label, text] of Object.entries(entries)) {
    const field = [...(form?.elements ?? [])].find(
      (it): it is HTMLInputElement | HTMLSelectElement =>
        (it instanceof HTMLInputElement || it instanceof HTMLSelectElement) &&
        it.labels?.[0]?.textContent?.trim() === label,
    );
    if (!field) throw new Error(`The order form has no field ${label}.`);
    field.focus();
    // React replaces the setter of a field's own value, to tell its changes from the visitor's.
    const { prototype } = field instanceof HTMLSelectElement ? HTMLSelectElement : HTMLInputElement;
    Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, text);
    field.dispatchEvent(new Event('input', { bubbles: true }));
    field.dispatchEvent(new Event('change', { bubbles: true }));
  }
}
