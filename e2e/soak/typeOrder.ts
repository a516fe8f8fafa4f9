import type { FormEntries } from '../browser/orderForm';

/** Runs in the page: fills the order form in one step, as typing does. */
export function typeOrder(entries: FormEntries): void {
  const form = document.querySelector('[name=Products]')?.closest('form');
  for (const [name, text] of Object.entries(entries)) {
    const field = form?.elements.namedItem(name);
    if (!(field instanceof HTMLInputElement || field instanceof HTMLSelectElement)) {
      throw new Error(`The order form has no field ${name}.`);
    }
    field.focus();
    // React replaces the setter of a field's own value, to tell its changes from the visitor's.
    const { prototype } = field instanceof HTMLSelectElement ? HTMLSelectElement : HTMLInputElement;
    Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, text);
    field.dispatchEvent(new Event('input', { bubbles: true }));
    field.dispatchEvent(new Event('change', { bubbles: true }));
  }
}
