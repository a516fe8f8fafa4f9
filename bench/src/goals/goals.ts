import { throttlings, type MetricName, type Throttling } from '../lighthouse/metrics';
import { median } from '../results/median';
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

/** Compares a number of the site with that of its limit. */
const besideLimit =
  (
    throttling: Throttling,
    metric: MetricName,
    compare: (own: number, limit: number) => number | undefined,
  ): Goal['valueOn'] =>
  (measured, page) => {
    const own = measured.metric('site', page, throttling, metric);
    const limit = measured.metric('limit', page, throttling, metric);
    return own === undefined || limit === undefined ? undefined : compare(own, limit);
  };

/**
 * How much longer than its limit a page may take to paint. Computed, a page paints when all of its HTML is there: one that
 * needs a flight more than its limit is late by a round trip of 150 ms in that column alone. `linked` shows what it is.
 */
const MAX_RATIO: Readonly<Record<Throttling, number>> = {
  simulated: 1.15,
  applied: 1.25,
  linked: 1.05,
};

/** The slowest effect of all that can be touched; one that never came, also as nothing was there, is infinite. */
const slowestTouch =
  (moment: (typeof moments)[number]): Goal['valueOn'] =>
  (measured, page) => {
    const targets = (Object.keys(touchTargets) as TouchTarget[]).filter((it) => !followedLinks[it]);
    const effects = targets.flatMap((target) => {
      const touches = measured.touches(page, { target, moment });
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
  ...(['fcp', 'lcp'] as const).flatMap((metric) =>
    throttlings.map((throttling): Goal => ({
      name: `${metric.toUpperCase()} to limit, ${throttling}`,
      unit: 'x',
      atMost: MAX_RATIO[throttling],
      valueOn: besideLimit(throttling, metric, (own, limit) => (limit ? own / limit : undefined)),
    })),
  ),
  ...throttlings.map((throttling): Goal => ({
    name: `TBT above limit, ${throttling}`,
    unit: 'ms',
    atMost: 50,
    valueOn: besideLimit(throttling, 'tbt', (own, limit) => Math.max(0, own - limit)),
  })),
  ...throttlings.map((throttling): Goal => ({
    name: `Layout shift, ${throttling}`,
    unit: '',
    // 0.00 to two digits.
    atMost: 0.0049,
    valueOn: (measured, page) => measured.metric('site', page, throttling, 'cls'),
  })),
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
