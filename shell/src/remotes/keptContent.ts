import { FORM_ASLEEP, PART } from '@site/contracts/boot';
import type { LocalisedModule } from '@site/contracts/exposedModules';
import { fillForm, readDraft } from '@site/contracts/formDrafts';

/** Elements whose parts were never mounted, with what was prerendered in them and what was typed into that. */
const kept = new Map<string, Element>();

let focused: HTMLElement | undefined;

const keyOf = (module: LocalisedModule, props: object) => module + JSON.stringify(props);

/**
 * Remembers the parts of the prerendered page, so that they outlive it: React draws the whole page again when an extension or
 * a proxy has changed anything in it. Call it before the shell hydrates.
 */
export function keepParts(page: Document): void {
  for (const element of page.querySelectorAll(`[${PART}]`))
    kept.set(element.getAttribute(PART) ?? '', element);
  const remember = () => (focused = page.activeElement as HTMLElement);
  remember();
  page.addEventListener('focusin', remember);
}

/** Remembers a part that leaves the page before it was mounted. */
export function keepContent(module: LocalisedModule, props: object, element: Element): void {
  kept.set(keyOf(module, props), element);
}

/** Moves what is kept of a part into an element that is to show it with these props. */
export function moveKeptContent(module: LocalisedModule, props: object, element: Element): void {
  for (const key of [module, keyOf(module, props)]) {
    const old = kept.get(key);
    kept.delete(key);
    if (!old || old === element || element.hasChildNodes()) continue;
    element.replaceChildren(...old.childNodes);
    // Who is typing goes on typing.
    if (focused && element.contains(focused) && document.activeElement === document.body)
      focused.focus({ preventScroll: true });
  }
}

/** Puts what was prerendered back into the place of a part that threw, from a copy, with what was typed until then. */
export function restoreContent(place: Element, copy: Node): void {
  place.replaceChildren(...copy.cloneNode(true).childNodes);
  for (const form of place.querySelectorAll<HTMLFormElement>(`form[${FORM_ASLEEP}]`)) {
    form.reset();
    fillForm(form, readDraft(form.getAttribute(FORM_ASLEEP) ?? ''));
  }
  // Who was typing goes on in the same field.
  const { name = '', isConnected = true } = (focused ?? {}) as Partial<HTMLInputElement>;
  if (!isConnected && document.activeElement === document.body)
    place
      .querySelector<HTMLElement>(`[name="${CSS.escape(name)}"]`)
      ?.focus({ preventScroll: true });
}
