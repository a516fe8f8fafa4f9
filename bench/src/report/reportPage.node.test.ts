import type { Results } from '../results/results';
import { reportPage } from './reportPage';

const visit = { round: 1, page: '/', throttling: 'simulated' as const };
const metrics = {
  ...{ fcp: 900, lcp: 1200, tbt: 10, cls: 0, speedIndex: 1000, longestTask: 60 },
  ...{ bytes: 90_000, scriptBytes: 0, requests: 9, score: 100 },
};

const results: Results = {
  failures: [{ round: 1, page: '/', site: 'bundle', reason: 'Error: no <trace>' }],
  run: {
    startedAt: '2026-01-31 10:00',
    minutes: 80,
    commit: '<abc>',
    releases: { shell: '1.0.0' },
    machine: '2 cores',
    browser: 'Chromium',
    rounds: 1,
  },
  rounds: [{ round: 1, page: '/', benchmarkIndex: 3000 }],
  lighthouse: [
    { ...visit, site: 'limit', ...metrics },
    { ...visit, site: 'site', ...metrics, fcp: 1800 },
  ],
  touches: [
    {
      round: 1,
      page: '/',
      site: 'site',
      target: 'menu',
      moment: 'rest',
      outcome: 'lost',
      effect: null,
      alive: null,
    },
    {
      round: 1,
      page: '/',
      site: 'site',
      target: 'link',
      moment: 'rest',
      outcome: 'effect',
      effect: 40,
      alive: null,
    },
  ],
};

test('the report is one page without other files', () => {
  const page = reportPage(results);

  expect(page).not.toMatch(/<(script|link|img)|https?:|url\(|@import/);
  expect(page).toContain('&lt;abc&gt;');
});

test('the report has the verdicts, tables of what was measured, and touches without an effect', () => {
  const page = reportPage(results);

  expect(page).toMatch(/FCP to limit, simulated<\/td><td>at most 1\.05 x<\/td><td>missed</);
  expect(page).toMatch(/2\.00 x on \//);
  expect(page).toContain('<h3>First Contentful Paint (ms), simulated throttling</h3>');
  expect(page).toContain('<tr><td>/</td><td>1800</td><td>900</td>');
  expect(page).not.toContain('<h3>First Contentful Paint (ms), applied throttling');
  expect(page).toContain('Error: no &lt;trace&gt;');
  expect(page).toMatch(/Mobile menu<\/td><td>at rest<\/td><td>no effect/);
});
