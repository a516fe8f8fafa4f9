import { paths } from '@site/company/paths';
import { products } from '@site/company/products';
import { throttlings } from '../lighthouse/metrics';
import type { Results, TouchSample } from '../results/results';
import { siteNames } from '../sites/siteNames';
import { followedLinks, moments, targetsOn } from '../touch/touchTargets';
import { summary } from './summary';

const pages = [paths.home, products[0]?.path ?? '', paths.buyNow];
const round = 1;
const metrics = { fcp: 900, lcp: 900, tbt: 0, cls: 0, score: 100 };

/** A run of one round that measured everything, and in which every page reaches its goals. */
const run: Results = {
  run: { startedAt: '', minutes: 1, commit: '', machine: '', browser: '', rounds: round },
  rounds: pages.map((page) => ({ round, page, benchmarkIndex: 2000 })),
  lighthouse: pages.flatMap((page) =>
    siteNames.flatMap((site) =>
      throttlings.map((throttling) => ({ round, page, site, throttling, ...metrics })),
    ),
  ),
  touches: pages.flatMap((page) =>
    targetsOn(page).flatMap((target) =>
      (followedLinks[target] ? (['rest'] as const) : moments).map((moment): TouchSample => {
        const measured = { outcome: 'effect', effect: 40 } as const;
        return { round, page, site: 'site', target, moment, ...measured };
      }),
    ),
  ),
  failures: [],
};

const verdictOf = ({ text }: { text: string }, goal: string) =>
  text.split('\n').find((line) => line.startsWith(goal));

test('a run that reaches every goal', () => {
  const { text, isMet } = summary(run);
  expect(isMet).toBe(true);
  expect(text).not.toMatch(/missed|unknown|Failed/);
});

test('a run in which nothing could be measured', () => {
  const reason = 'Error: The browser ended.';
  const failures = pages.map((page) => ({ round, page, site: 'site' as const, reason }));
  const said = summary({ ...run, rounds: [], lighthouse: [], touches: [], failures });
  expect(said.isMet).toBe(false);
  expect(verdictOf(said, 'Performance score')).toContain('unknown');
  for (const page of pages) {
    expect(said.text).toContain(`Failed: round 1 of ${page} (site): ${reason}\n`);
  }
});

test('one visit that failed is named, and the run has not reached its goals', () => {
  const failures = [{ round, page: '/', site: 'limit' as const, reason: 'Error: Timeout' }];
  const { text, isMet } = summary({ ...run, failures });
  expect(isMet).toBe(false);
  expect(text).toContain('Failed: round 1 of / (limit): Error: Timeout\n');
});

test('a goal that no page was measured for', () => {
  const touches = run.touches.filter(({ target }) => target !== 'toHome');
  const said = summary({ ...run, touches });
  expect(said.isMet).toBe(false);
  expect(verdictOf(said, 'Link to home')).toContain('unknown');
});

test('a menu without its button is never opened', () => {
  const touches = run.touches.map((it) =>
    it.target === 'menu' ? { ...it, outcome: 'absent' as const, effect: null } : it,
  );
  const said = summary({ ...run, touches });
  expect(said.isMet).toBe(false);
  for (const goal of ['Touch to effect, after the first paint', 'Touch to effect, at rest']) {
    expect(verdictOf(said, goal)).toMatch(/missed +never/);
  }
});
