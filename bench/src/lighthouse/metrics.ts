/**
 * Whether Lighthouse computes what a slow phone would take, slows the browser and each of its requests down, or opens the page
 * over a link that is slow as TCP is.
 */
export const throttlings = ['simulated', 'applied', 'linked'] as const;

export type Throttling = (typeof throttlings)[number];

/** What one visit of Lighthouse gives. Times in ms, from the start of the visit. */
export interface PageMetrics {
  /** First Contentful Paint. */
  fcp: number;
  /** Largest Contentful Paint. */
  lcp: number;
  /** Total Blocking Time. */
  tbt: number;
  /** Cumulative Layout Shift. */
  cls: number;
  /** Lighthouse's points for performance, 0 to 100. */
  score: number;
}

export type MetricName = keyof PageMetrics;
