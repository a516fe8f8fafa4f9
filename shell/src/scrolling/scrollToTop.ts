export const prefersReducedMotion = (): boolean =>
  window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Scrolls the page to `top` px; at once for visitors who prefer less motion. */
export function scrollToTop(top: number, behavior: 'smooth' | 'instant'): void {
  window.scrollTo({ top, behavior: prefersReducedMotion() ? 'instant' : behavior });
}
