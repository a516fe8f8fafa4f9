import { anchors, paths } from '@site/company/paths';

export function scrollToElement(element: HTMLElement, behavior: 'smooth' | 'instant'): void {
  if (element.id === anchors.contact) return scrollToContact(element, behavior);
  element.scrollIntoView({
    behavior: prefersReducedMotion() ? 'instant' : behavior,
    block: 'start',
  });
}

/** In px (specification §2, §9). */
const CONTACT_SCROLL_TOP = 6000;

/** Scrolls to the contact section. */
export function scrollToContact(section: HTMLElement, behavior: 'smooth' | 'instant'): void {
  // §2 asks for 6000 px; on a longer page the footer is further down.
  const top = section.getBoundingClientRect().top + window.scrollY;
  scrollToTop(Math.max(CONTACT_SCROLL_TOP, top), behavior);
}

export const prefersReducedMotion = (): boolean =>
  window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Scrolls the page to `top` px; at once for visitors who prefer less motion. */
export function scrollToTop(top: number, behavior: 'smooth' | 'instant'): void {
  window.scrollTo({ top, behavior: prefersReducedMotion() ? 'instant' : behavior });
}

/** Focuses an element without scrolling, so that screen readers and the Tab key continue there. */
export function moveFocus(element: HTMLElement): void {
  if (element.tabIndex < 0 && !element.hasAttribute('tabindex')) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

export function anchorSelector({
  pathname,
  hash,
}: {
  pathname: string;
  hash: string;
}): string | undefined {
  const id = decode(hash.slice(1));
  if (!id) return undefined;
  // §2 also reports /#buy for the mobile Buy Now; the section's id is buy-now.
  const isFormAlias = pathname === paths.home && id === anchors.buy;
  return `#${CSS.escape(isFormAlias ? anchors.buyNow : id)}`;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
