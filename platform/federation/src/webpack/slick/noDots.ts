/** The site's carousels have no dots (§2). */
export const Dots = () => null;
