/**
 * Marks the element that a part's root is drawn into, in the slot that the shell has for it. In an element of another root React
 * swallows what is clicked while a root hydrates: a link there would load its page as a document.
 */
export const PART_ROOT = 'data-part-root';

/** A prefix of ids that no other part has. */
export const idPrefixOf = (module: string): string => module.replace(/\W/g, '-');

const rootIn = (slot: Element): Element | null => slot.querySelector(`[${PART_ROOT}]`);

/** Whether a slot has something of its part, prerendered or drawn. */
export const hasContent = (slot: Element): boolean => rootIn(slot)?.hasChildNodes() === true;

/** The root in a slot, which gets one if it has none. */
export function rootOf(slot: Element): Element {
  const present = rootIn(slot);
  if (present) return present;
  const root = document.createElement('div');
  root.setAttribute(PART_ROOT, '');
  slot.replaceChildren(root);
  return root;
}
