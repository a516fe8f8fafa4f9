import { anchors } from '@site/contracts/paths';

/** In px (specification §2, §9). */
const CONTACT_SCROLL_TOP = 6000;

const prefersReducedMotion = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

export function scrollToTop(top: number, behavior: 'smooth' | 'instant'): void {
  window.scrollTo({ top, behavior: prefersReducedMotion() ? 'instant' : behavior });
}

export function scrollToElement(element: HTMLElement, behavior: 'smooth' | 'instant'): void {
  if (element.id === anchors.contact) {
    // §2 asks for 6000 px; on a longer page the footer is further down.
    const top = element.getBoundingClientRect().top + window.scrollY;
    scrollToTop(Math.max(CONTACT_SCROLL_TOP, top), behavior);
    return;
  }
  element.scrollIntoView({
    behavior: prefersReducedMotion() ? 'instant' : behavior,
    block: 'start',
  });
}
