import { PART, PART_WAKES, type PartWakes } from '@site/contracts/boot';
import type { LocalisedModule } from '@site/contracts/exposedModules';
import { mayHoldEnquiries } from '@site/order-model/keptOnDevice';
import type { RemoteName } from '@site/contracts/remotes';

/** The exposed module that a part shows. */
const moduleOfPart = (part: Element) => part.getAttribute(PART) as LocalisedModule;

/** What tells that a visitor wants to use a part. */
const intents = ['pointerdown', 'pointerover', 'focusin', 'keydown', 'submit'] as const;

const SEEN: PartWakes = 'visible';

/**
 * Calls back once for each module whose part of the page is touched, or has the focus already, or comes into view where that is
 * said where it is placed.
 */
export function watchParts(page: Document, onWanted: (module: LocalisedModule) => void): void {
  // One tap is several intents.
  const known = new Set<LocalisedModule>();
  const want = (part: Element) => {
    const module = moduleOfPart(part);
    if (known.has(module)) return;
    known.add(module);
    onWanted(module);
  };

  const observer = new IntersectionObserver((entries) =>
    entries.forEach(({ target, isIntersecting }) => {
      if (isIntersecting) want(target);
    }),
  );
  page.querySelectorAll(`[${PART_WAKES}="${SEEN}"]`).forEach((part) => observer.observe(part));

  const wantPartOf = (target: EventTarget | null) => {
    const part = target instanceof Element && target.closest(`[${PART}]`);
    if (part) want(part);
  };
  wantPartOf(page.activeElement);
  intents.forEach((name) => page.addEventListener(name, ({ target }) => wantPartOf(target), true));
}

const ORDER: RemoteName = 'order';

/**
 * Calls back for a module of the order remote if an enquiry of an earlier visit may wait on this device: the remote sends it, and
 * this visitor may never come near a form (docs/decisions/009-outbox.md).
 */
export async function wakeOutbox(
  page: Document,
  onWanted: (module: LocalisedModule) => void,
): Promise<void> {
  if (!(await mayHoldEnquiries())) return;
  const part = page.querySelector(`[${PART}^="${ORDER}/"]`);
  if (part) onWanted(moduleOfPart(part));
}
