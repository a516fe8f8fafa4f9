import { anchors } from '@site/contracts/paths';
import { scrollToContact } from './scrollToContact';
import { prefersReducedMotion } from './scrollToTop';

export function scrollToElement(element: HTMLElement, behavior: 'smooth' | 'instant'): void {
  if (element.id === anchors.contact) return scrollToContact(element, behavior);
  element.scrollIntoView({
    behavior: prefersReducedMotion() ? 'instant' : behavior,
    block: 'start',
  });
}
