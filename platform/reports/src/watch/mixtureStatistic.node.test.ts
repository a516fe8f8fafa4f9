import { seededNumbers } from '@site/tooling/seededNumbers';
import { isLongForm } from '@site/tooling/testing/testForm';
import { isWorse, logEvidence, type Share } from './mixtureStatistic';

const RISK = 0.01;
const LOOK_EVERY = 20;

interface Simulation {
  random: () => number;
  /** The rates at which visits fail. */
  before: number;
  now: number;
  visitsBefore: number;
  visitsNow: number;
  tolerated?: number;
  risk?: number;
}

/** After how many visits the new release is taken for worse, looking again and again; undefined when it never is. */
function alarmAfter(simulation: Simulation): number | undefined {
  const { random, visitsBefore, visitsNow, tolerated = 0, risk = RISK } = simulation;
  const draw = (of: number, rate: number) => {
    let count = 0;
    for (let visit = 0; visit < of; visit += 1) if (random() < rate) count += 1;
    return count;
  };
  const before: Share = { count: draw(visitsBefore, simulation.before), of: visitsBefore };
  const now: Share = { count: 0, of: 0 };
  while (now.of < visitsNow) {
    now.count += draw(LOOK_EVERY, simulation.now);
    now.of += LOOK_EVERY;
    if (isWorse({ before, now, tolerated }, risk)) return now.of;
  }
  return undefined;
}

/** Draws so many simulations; the short form half. */
const runs = (count: number, of: Omit<Simulation, 'random'>, seed: number) => {
  const random = seededNumbers(seed);
  const length = isLongForm ? count : Math.ceil(count / 2);
  return Array.from({ length }, () => alarmAfter({ random, ...of }));
};

test.each([
  ['rare failures, many visits before', 0.005, 3000],
  ['rare failures, few visits before', 0.01, 200],
  ['frequent failures', 0.2, 1000],
])(
  'looked at 100 times, the same release is not taken for worse than itself: %s',
  (_, rate, visitsBefore) => {
    const rates = { before: rate, now: rate };
    const alarms = runs(300, { ...rates, visitsBefore, visitsNow: 2000 }, 20_261_122);

    expect(alarms.filter((it) => it !== undefined).length / alarms.length).toBeLessThan(0.01);
  },
);

// As the watch compares: two measures of three applications share the risk, and half a percent is tolerated.
const asWatched = { tolerated: 0.005, risk: RISK / 6 };

test.each([
  ['few failures before', 0.005, 2000],
  ['some failures before', 0.01, 2500],
])('a release that fails for 5 %% of visits more is caught: %s', (_, before, visitsBefore) => {
  const simulation = { before, now: before + 0.05, visitsBefore, visitsNow: 2000, ...asWatched };
  const alarms = runs(120, simulation, 7);

  expect(alarms.filter((it) => it === undefined)).toEqual([]);
});

test('a release that fails for everybody is caught within the first dozens of visits', () => {
  const simulation = { before: 0.01, now: 1, visitsBefore: 300, visitsNow: 100, ...asWatched };

  for (const alarm of runs(50, simulation, 8)) expect(alarm).toBeLessThanOrEqual(60);
});

test('a better release, and one that is worse by what is tolerated, are left alone', () => {
  const visits = { visitsBefore: 2000, visitsNow: 2000 };
  const better = runs(200, { before: 0.05, now: 0.01, ...visits }, 9);
  const tolerated = runs(200, { before: 0.01, now: 0.015, ...visits, tolerated: 0.005 }, 10);

  expect([...better, ...tolerated].filter((it) => it !== undefined)).toEqual([]);
});

test.each([
  [
    { count: 0, of: 0 },
    { count: 5, of: 5 },
  ],
  [
    { count: 3, of: 10 },
    { count: 0, of: 0 },
  ],
  [
    { count: 0, of: 0 },
    { count: 0, of: 0 },
  ],
])('without visits on both sides nothing is said: %j, %j', (before, now) => {
  expect(logEvidence({ before, now, tolerated: 0 })).toBeLessThanOrEqual(0);
});

test('the evidence is that of the formula', () => {
  // Beta(1.5, 9.5)/Beta(0.5, 9.5) · Beta(1.5, 9.5)/Beta(0.5, 9.5) for one failure in one visit each, and likelihood 1.
  const both = { before: { count: 1, of: 1 }, now: { count: 1, of: 1 }, tolerated: 0 };
  expect(logEvidence(both)).toBeCloseTo(2 * Math.log(0.05), 10);
});
