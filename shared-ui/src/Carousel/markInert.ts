import { takeFocus } from './takeFocus';

/**
 * Takes every slide out of reach that slick hides, copies included. Slick only sets `aria-hidden`, which leaves the
 * links inside to the Tab key. A copy that is in view while the row wraps around stays in reach.
 * Focus that was in a slide which goes passes to the slide in front.
 */
export function markInert(root: Element | null): void {
  if (!root) return;
  const focused = document.activeElement;
  for (const slide of root.querySelectorAll('.slick-slide')) {
    slide.toggleAttribute('inert', slide.getAttribute('aria-hidden') === 'true');
  }
  if (root.contains(focused) && focused?.closest('[inert]')) {
    takeFocus(root.querySelector<HTMLElement>('.slick-current [aria-roledescription="slide"]'));
  }
}
