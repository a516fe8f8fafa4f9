/** In ms (§9). */
export const carouselInterval = {
  overview: 4000,
  mechanism: 4000,
  indications: 2000,
} as const;
