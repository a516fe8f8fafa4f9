import { takeFocus } from './takeFocus';

/**
 * Makes the slides inert that slick hides, and marks its clones: slick only sets `aria-hidden`, which leaves their
 * links in the tab order. Focus in a slide that gets hidden moves to the current one.
 */
export function markInert(root: Element | null): void {
  if (!root) return;
  const focused = document.activeElement;
  for (const slide of root.querySelectorAll('.slick-slide')) {
    slide.toggleAttribute('inert', slide.getAttribute('aria-hidden') === 'true');
    slide.toggleAttribute('data-clone', slide.classList.contains('slick-cloned'));
  }
  if (root.contains(focused) && focused?.closest('[inert]')) {
    takeFocus(root.querySelector<HTMLElement>('.slick-current [aria-roledescription]'));
  }
}
