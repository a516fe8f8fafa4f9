import type { MetricName, Throttling } from '../lighthouse/metrics';
import { median } from '../statistics/median';
import type { Measured } from '../results/medians';
import { followedLinks, moments, touchTargets, type TouchTarget } from '../touch/touchTargets';

/** What a page should reach. Times are compared within one run, as each machine has its own. */
export interface Goal {
  name: string;
  /** How the value is written, such as `1.05 x`. */
  unit: 'x' | 'ms' | '' | 'points';
  atMost?: number;
  atLeast?: number;
  /** What a page reaches; undefined where it was not measured, infinite where it never came. */
  valueOn(measured: Measured, page: string): number | undefined;
}

const ratio = (one: number | undefined, other: number | undefined) =>
  one === undefined || !other ? undefined : one / other;

const toLimit =
  (throttling: Throttling, metric: MetricName): Goal['valueOn'] =>
  (measured, page) =>
    ratio(
      measured.metric('site', page, throttling, metric),
      measured.metric('limit', page, throttling, metric),
    );

const aboveLimit =
  (throttling: Throttling, metric: MetricName): Goal['valueOn'] =>
  (measured, page) => {
    const own = measured.metric('site', page, throttling, metric);
    const limit = measured.metric('limit', page, throttling, metric);
    return own === undefined || limit === undefined ? undefined : Math.max(0, own - limit);
  };

/** The slowest effect of all that can be touched; one that never came is infinite. */
const slowestTouch =
  (moment: (typeof moments)[number]): Goal['valueOn'] =>
  (measured, page) => {
    const targets = (Object.keys(touchTargets) as TouchTarget[]).filter((it) => !followedLinks[it]);
    const effects = targets.flatMap((target) => {
      const touches = measured
        .touches(page, { target, moment })
        .filter(({ outcome }) => outcome !== 'absent');
      return median(touches.map(({ effect }) => effect ?? Infinity)) ?? [];
    });
    return effects.length ? Math.max(...effects) : undefined;
  };

/** From a click on a link to the frame that shows the next page's heading. */
const followGoals = Object.entries(followedLinks).map(([target, { atMost }]): Goal => ({
  name: touchTargets[target as TouchTarget],
  unit: 'ms',
  atMost,
  valueOn: (measured, page) =>
    median(
      measured
        .touches(page, { target: target as TouchTarget, moment: 'rest' })
        .map(({ effect }) => effect ?? Infinity),
    ),
}));

/** All goals, in the order of the summary. */
export const goals: readonly Goal[] = [
  {
    name: 'FCP to limit, simulated',
    unit: 'x',
    atMost: 1.05,
    valueOn: toLimit('simulated', 'fcp'),
  },
  { name: 'FCP to limit, applied', unit: 'x', atMost: 1.25, valueOn: toLimit('applied', 'fcp') },
  {
    name: 'LCP to limit, simulated',
    unit: 'x',
    atMost: 1.05,
    valueOn: toLimit('simulated', 'lcp'),
  },
  { name: 'LCP to limit, applied', unit: 'x', atMost: 1.25, valueOn: toLimit('applied', 'lcp') },
  {
    name: 'TBT above limit, simulated',
    unit: 'ms',
    atMost: 50,
    valueOn: aboveLimit('simulated', 'tbt'),
  },
  {
    name: 'TBT above limit, applied',
    unit: 'ms',
    atMost: 50,
    valueOn: aboveLimit('applied', 'tbt'),
  },
  {
    name: 'Layout shift, simulated',
    unit: '',
    // 0.00 to two digits.
    atMost: 0.0049,
    valueOn: (measured, page) => measured.metric('site', page, 'simulated', 'cls'),
  },
  {
    name: 'Layout shift, applied',
    unit: '',
    atMost: 0.0049,
    valueOn: (measured, page) => measured.metric('site', page, 'applied', 'cls'),
  },
  {
    name: 'Performance score',
    unit: 'points',
    atLeast: 100,
    valueOn: (measured, page) => measured.metric('site', page, 'simulated', 'score'),
  },
  {
    name: 'Touch to effect, after the first paint',
    unit: 'ms',
    atMost: 100,
    valueOn: slowestTouch('paint'),
  },
  { name: 'Touch to effect, at rest', unit: 'ms', atMost: 100, valueOn: slowestTouch('rest') },
  ...followGoals,
];
