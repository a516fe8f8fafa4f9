import type { Results } from '../results/results';
import { report, summary } from './report';

const visit = { round: 1, page: '/', throttling: 'simulated' as const };
const metrics = {
  ...{ fcp: 900, lcp: 1200, tbt: 10, cls: 0, score: 100 },
};
const touch = { round: 1, page: '/', site: 'site', moment: 'rest' } as const;

const results: Results = {
  failures: [{ round: 1, page: '/', site: 'limit', reason: 'Error: no trace' }],
  run: {
    ...{ startedAt: '2026-01-31 10:00', minutes: 80, commit: 'abc', rounds: 1 },
    ...{ machine: '2 cores', browser: 'Chromium' },
  },
  rounds: [{ round: 1, page: '/', benchmarkIndex: 3000 }],
  lighthouse: [
    { ...visit, site: 'limit', ...metrics },
    { ...visit, site: 'site', ...metrics, fcp: 1800 },
  ],
  touches: [
    { ...touch, target: 'menu', outcome: 'lost', effect: null },
    { ...touch, target: 'link', outcome: 'effect', effect: 40 },
  ],
};

test('the summary has a verdict for each goal that was measured, and says whether all are met', () => {
  const { text, isMet } = summary(results);

  expect(text).toMatch(
    /^FCP to limit, simulated +at most 1\.05 x +missed +2\.00 x on \/ +1 of 1 pages$/m,
  );
  expect(text).not.toContain('FCP to limit, applied');
  expect(isMet).toBe(false);
});

test('the report has the medians of what was measured, and touches without an effect', () => {
  const text = report(results);

  expect(text).toMatch(/^\/ +1800 +900$/m);
  expect(text).not.toContain('First Contentful Paint (ms), applied');
  expect(text).toMatch(/^\/ +Mobile menu +at rest +no effect +round 1$/m);
  expect(text).toContain('Error: no trace');
});
