import type { PageMetrics } from '../lighthouse/metrics';
import { measured } from '../results/medians';
import type { LighthouseSample, TouchSample } from '../results/results';
import { judgeGoals } from './judgeGoals';

const metrics: PageMetrics = {
  fcp: 1000,
  lcp: 1000,
  tbt: 0,
  cls: 0,
  score: 100,
};
const visit = (
  round: number,
  site: LighthouseSample['site'],
  changed: Partial<LighthouseSample> = {},
): LighthouseSample => ({
  ...{ round, site, page: '/', throttling: 'simulated', ...metrics },
  ...changed,
});
const touch = (round: number, changed: Partial<TouchSample>): TouchSample => ({
  ...{ round, page: '/', site: 'site', target: 'menu', moment: 'paint' },
  ...{ outcome: 'effect', effect: 40 },
  ...changed,
});
const at = (round: number, benchmarkIndex = 3000) => ({ round, page: '/', benchmarkIndex });

const verdicts = (judged: ReturnType<typeof judgeGoals>) =>
  Object.fromEntries(judged.map(({ goal, verdict }) => [goal.name, verdict]));

test('the median of the rounds is held against that of the limit in the same run', () => {
  const lighthouse = [
    ...[1, 2, 3].map((round) => visit(round, 'limit')),
    // One slow round does not count, two do.
    ...[1040, 1050, 1900].map((fcp, index) => visit(index + 1, 'site', { fcp })),
    ...[1060, 1061, 1040].map((lcp, index) => visit(index + 1, 'site', { lcp, fcp: 1000 })),
  ].filter((it) => it.site === 'limit' || it.lcp !== 1000);

  const judged = judgeGoals(
    measured({ rounds: [1, 2, 3].map((it) => at(it)), lighthouse, touches: [] }),
  );

  expect(verdicts(judged)).toMatchObject({
    'FCP to limit, simulated': 'met',
    'LCP to limit, simulated': 'missed',
    'TBT above limit, simulated': 'met',
    'Performance score': 'met',
    'FCP to limit, applied': 'unknown',
  });
});

test('a disturbed round counts for nothing', () => {
  const lighthouse = [1, 2].flatMap((round) => [
    visit(round, 'limit'),
    visit(round, 'site', round === 2 ? { score: 60, fcp: 5000 } : {}),
  ]);

  const rounds = [at(1), at(2, 1500), { round: 1, page: '/buy-now', benchmarkIndex: 3000 }];
  const judged = judgeGoals(measured({ rounds, lighthouse, touches: [] }));

  expect(verdicts(judged)).toMatchObject({
    'Performance score': 'met',
    'FCP to limit, simulated': 'met',
  });
});

test('a touch that is lost misses the goal, what is not there yet is passed over', () => {
  const touches = [
    touch(1, { target: 'menu', effect: 90 }),
    touch(1, { target: 'carousel', outcome: 'absent', effect: null }),
    touch(1, { target: 'menu', moment: 'rest', effect: 60 }),
    touch(1, { target: 'submit', moment: 'rest', outcome: 'lost', effect: null }),
  ];

  const judged = judgeGoals(measured({ rounds: [at(1)], lighthouse: [], touches }));

  expect(verdicts(judged)).toMatchObject({
    'Touch to effect, after the first paint': 'met',
    'Touch to effect, at rest': 'missed',
  });
  expect(judged.find(({ goal }) => goal.name.endsWith('at rest'))?.pages[0]?.value).toBe(Infinity);
});
