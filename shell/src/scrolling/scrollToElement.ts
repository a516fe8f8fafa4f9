import { anchors, paths } from '@site/company/paths';
import { prefersReducedMotion } from '@site/shared-ui/useReducedMotion';

export function scrollToElement(element: HTMLElement, behavior: 'smooth' | 'instant'): void {
  if (element.id === anchors.contact) scrollToContact(element, behavior);
  else scrollIntoView(element, behavior);
}

/** In px (specification §2, §9). */
const CONTACT_SCROLL_TOP = 6000;

/**
 * §2 asks for 6000 px. Where that does not show the whole section, it is scrolled to: on a page that is longer, and on a phone,
 * whose window is lower than the footer.
 */
function scrollToContact(section: HTMLElement, behavior: 'smooth' | 'instant'): void {
  const { scrollHeight, clientHeight } = document.documentElement;
  const way = Math.min(CONTACT_SCROLL_TOP, scrollHeight - clientHeight) - window.scrollY;
  const { top, bottom } = section.getBoundingClientRect();
  const covered = parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
  if (top - way >= covered && bottom - way <= clientHeight) {
    scrollToTop(CONTACT_SCROLL_TOP, behavior);
  } else {
    scrollIntoView(section, behavior);
  }
}

/** At once for visitors who prefer less motion. */
const scrollIntoView = (element: HTMLElement, behavior: 'smooth' | 'instant') =>
  element.scrollIntoView({ behavior: prefersReducedMotion() ? 'instant' : behavior });

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
