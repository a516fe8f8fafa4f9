import { metricLabels, throttlings, type MetricName } from '../lighthouse/metrics';
import type { Measured } from '../results/medians';
import { siteNames } from '../sites/siteNames';
import {
  followedLinks,
  moments,
  touchTargets,
  type Moment,
  type TouchTarget,
} from '../touch/touchTargets';
import { stripPlot } from './stripPlot';

/** Bytes and requests are the same with either throttling. */
const COUNTED: readonly MetricName[] = ['bytes', 'scriptBytes', 'requests'];

/** The plots of one metric of Lighthouse, for each throttling. */
export function metricPlots(measured: Measured, metric: MetricName): string {
  const shown = COUNTED.includes(metric) ? (['simulated'] as const) : throttlings;
  return shown
    .map((throttling) => {
      const rows = measured.pages.map((page) => ({
        label: page,
        lanes: siteNames.map((site) => ({
          site,
          values: measured.values(site, page, throttling, metric),
        })),
      }));
      const suffix = COUNTED.includes(metric) ? '' : `, ${throttling} throttling`;
      return stripPlot(metricLabels[metric] + suffix, rows);
    })
    .join('\n');
}

const momentNames: Readonly<Record<Moment, string>> = {
  paint: 'right after the first paint',
  rest: 'at rest',
};

/** From a touch to its effect: a plot for each thing that can be touched, and each moment. */
export function touchPlots(measured: Measured): string {
  const targets = Object.keys(touchTargets) as TouchTarget[];
  return targets
    .flatMap((target) =>
      moments.map((moment) => {
        const rows = measured.pages.map((page) => ({
          label: page,
          goal: followedLinks[target]?.atMost ?? 100,
          lanes: siteNames.map((site) => ({
            site,
            values: measured
              .touches(site, page, { target, moment })
              .flatMap(({ effect }) => effect ?? []),
          })),
        }));
        const name = `${touchTargets[target]}: touch to effect (ms), ${momentNames[moment]}`;
        return stripPlot(name, rows);
      }),
    )
    .join('\n');
}

/** From the touch right after the first paint until React has taken over what was touched. */
export function alivePlot(measured: Measured): string {
  const rows = measured.pages.map((page) => ({
    label: page,
    lanes: siteNames.map((site) => ({
      site,
      values: measured.touches(site, page, { moment: 'paint' }).flatMap(({ alive }) => alive ?? []),
    })),
  }));
  return stripPlot('Intent to alive (ms)', rows);
}
