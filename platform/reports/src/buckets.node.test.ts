import { boundsOf, bucketOf, percentile, type Measure } from './buckets';

const histogramOf = (measure: Measure, values: readonly number[]) => {
  const histogram = new Map<string, number>();
  for (const value of values) {
    const bucket = bucketOf(measure, value);
    histogram.set(bucket, (histogram.get(bucket) ?? 0) + 1);
  }
  return histogram;
};

test.each([
  ['lcp', [2500, 4000]],
  ['inp', [200, 500]],
  ['cls', [0.1, 0.25]],
  ['fcp', [1800, 3000]],
  ['ttfb', [800, 1800]],
] as const)('the limits of a good and a poor %s are bounds of buckets', (measure, limits) => {
  for (const limit of limits) expect(boundsOf(measure)).toContain(limit);
});

test.each([0.5, 0.75, 0.95])('the percentile at %d is as exact as a bucket', (share) => {
  const values = Array.from({ length: 1000 }, (_, number) => (number + 1) * 5);
  const found = percentile('lcp', histogramOf('lcp', values), share) ?? 0;

  expect(Math.abs(found / (share * 5000) - 1)).toBeLessThan(0.02);
});

test('a page on which nothing moved, one value, none, and values beyond all bounds', () => {
  expect(percentile('cls', histogramOf('cls', [0, 0, 0]), 0.75)).toBe(0);
  expect(percentile('inp', histogramOf('inp', [60]), 0.75)).toBeGreaterThan(50);
  expect(percentile('inp', new Map(), 0.75)).toBeUndefined();
  expect(percentile('lcp', histogramOf('lcp', [90_000]), 0.75)).toBe(30_000);
});
