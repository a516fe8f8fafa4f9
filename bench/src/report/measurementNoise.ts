import { metricNames, throttlings, type MetricName, type Throttling } from '../lighthouse/metrics';
import type { Measured } from '../results/medians';
import { median, spread } from '../statistics/median';

/** How much a metric of the site differs from round to round. */
export interface Noise {
  metric: MetricName;
  throttling: Throttling;
  /** The typical median of a page. */
  median: number;
  /** The typical distance between the smallest and the largest value of a page. */
  spread: number;
}

/** The noise of every metric, over all pages of the site. */
export function noiseOf(measured: Measured): Noise[] {
  return throttlings.flatMap((throttling) =>
    metricNames.flatMap((metric) => {
      const rounds = measured.pages.map((page) =>
        measured.values('site', page, throttling, metric),
      );
      const middle = median(rounds.flatMap((it) => median(it) ?? []));
      const distance = median(rounds.flatMap((it) => spread(it) ?? []));
      if (middle === undefined || distance === undefined) return [];
      return { metric, throttling, median: middle, spread: distance };
    }),
  );
}
