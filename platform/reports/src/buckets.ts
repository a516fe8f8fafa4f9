import type { WebVital } from '@site/contracts/visitReport';

/** The upper bounds of the buckets for durations, in ms. The limits of good and poor web vitals are among them. */
const DURATIONS = [
  ...[25, 50, 75, 100, 150, 200, 250, 300, 400, 500, 600, 800, 1000, 1200, 1500, 1800, 2100, 2500],
  ...[3000, 3500, 4000, 5000, 6000, 8000, 10_000, 15_000, 30_000],
];

/** Those for layout shifts. */
const SHIFTS = [0, 0.01, 0.02, 0.035, 0.05, 0.075, 0.1, 0.15, 0.2, 0.25, 0.35, 0.5, 1];

/** What is counted in buckets: the web vitals, and how long a module took to arrive. */
export type Measure = WebVital | 'arrival';

export const boundsOf = (measure: Measure): readonly number[] =>
  measure === 'cls' ? SHIFTS : DURATIONS;

/** The bucket that a value falls into, by its upper bound; the last one has none. */
export function bucketOf(measure: Measure, value: number): string {
  return String(boundsOf(measure).find((bound) => value <= bound) ?? 'more');
}

export type Histogram = ReadonlyMap<string, number>;

/**
 * The value that a share of all others does not exceed, as exact as the buckets are: within one, values count as spread
 * evenly. Undefined for an empty histogram; the lower bound for the bucket that has no upper one.
 */
export function percentile(
  measure: Measure,
  histogram: Histogram,
  share: number,
): number | undefined {
  const bounds = boundsOf(measure);
  const total = [...histogram.values()].reduce((sum, count) => sum + count, 0);
  let below = 0;
  let lower = 0;
  for (const upper of bounds) {
    const count = histogram.get(String(upper)) ?? 0;
    if (count > 0 && below + count >= total * share) {
      return lower + ((total * share - below) / count) * (upper - lower);
    }
    below += count;
    lower = upper;
  }
  return total > 0 ? lower : undefined;
}
