import { FORM_ASLEEP, PART } from '@site/contracts/boot';
import type { LocalisedModule } from '@site/contracts/exposedModules';
import { fillForm } from '@site/order-model/formDrafts';

/**
 * Elements whose parts were never mounted, with what was prerendered in them and what was typed into that, by the page that
 * they stood on.
 */
const detachedParts = new Map<string, Element>();

let focused: HTMLElement | null = null;

/** The part that has or had the focus in it. */
let focusedPart: Element | null | undefined;

const keyOf = (module: string, path = location.pathname) => `${path} ${module}`;

/**
 * Remembers the parts of the prerendered page, so that they outlive it: React draws the whole page again when an extension or
 * a proxy has changed anything in it. Call it before the shell hydrates.
 */
export function keepParts(page: Document): void {
  for (const element of page.querySelectorAll(`[${PART}]`))
    detachedParts.set(keyOf(element.getAttribute(PART) ?? ''), element);
  const remember = () => {
    focused = page.activeElement as HTMLElement | null;
    focusedPart = focused?.closest(`[${PART}]`);
  };
  remember();
  page.addEventListener('focusin', remember);
}

/** Remembers a part that leaves the page at a path before it was mounted. */
export function keepContent(module: LocalisedModule, path: string, element: Element): void {
  detachedParts.set(keyOf(module, path), element);
}

/** Whether there is content of a part on the page at a path. */
export const isKept = (module: LocalisedModule, path: string): boolean =>
  detachedParts.has(keyOf(module, path));

/** Puts drafts into forms that were away: what was typed there may have been sent from another page since. */
function fillForms(place: Element): void {
  for (const form of place.querySelectorAll<HTMLFormElement>(`form[${FORM_ASLEEP}]`))
    fillForm(form, form.getAttribute(FORM_ASLEEP) ?? '');
}

/** Moves what is kept of a part on this page into an element that is to show it. */
export function moveKeptContent(module: LocalisedModule, element: Element): void {
  const old = detachedParts.get(keyOf(module));
  detachedParts.delete(keyOf(module));
  if (!old || old === element || element.hasChildNodes()) return;
  element.replaceChildren(...old.childNodes);
  fillForms(element);
  // Who is typing goes on typing.
  if (focused && element.contains(focused) && document.activeElement === document.body)
    focused.focus({ preventScroll: true });
}

/** Puts what was prerendered back into the place of a part that threw, from a copy, with what was typed until then. */
export function restoreContent(place: Element, copy: Node): void {
  place.replaceChildren(...copy.cloneNode(true).childNodes);
  fillForms(place);
  restoreFocus(place);
}

/** Lets a visitor who was typing go on in the same field of a part that was drawn again. */
export function restoreFocus(part: Element): void {
  const { name } = (focused ?? {}) as Partial<HTMLInputElement>;
  if (!name || part !== focusedPart || focused?.isConnected) return;
  if (document.activeElement !== document.body) return;
  part.querySelector<HTMLElement>(`[name="${CSS.escape(name)}"]`)?.focus({ preventScroll: true });
}
