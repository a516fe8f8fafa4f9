/**
 * Takes every slide out of reach that slick hides, copies included. Slick only sets `aria-hidden`, which leaves the
 * links inside to the Tab key. A copy that is in view while the row wraps around stays in reach.
 */
export function markInert(root: Element | null): void {
  for (const slide of root?.querySelectorAll('.slick-slide') ?? []) {
    slide.toggleAttribute('inert', slide.getAttribute('aria-hidden') === 'true');
  }
}
