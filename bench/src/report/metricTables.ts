import { metricLabels, throttlings, type MetricName } from '../lighthouse/metrics';
import type { Measured } from '../results/medians';
import { siteNames, siteTitles, type SiteName } from '../sites/siteNames';
import { median } from '../statistics/median';
import { moments, touchTargets, type Moment, type TouchTarget } from '../touch/touchTargets';
import { figureTable } from './reportTable';

/** Bytes and requests are the same with either throttling. */
const COUNTED: readonly MetricName[] = ['bytes', 'scriptBytes', 'requests'];

const rounded = (value: number) => String(Math.round(value * 1000) / 1000);

/** The median, with the smallest and the largest round: a difference within these is noise. */
function told(values: readonly number[]): string {
  const middle = median(values);
  if (middle === undefined) return '';
  const [least, most] = [Math.min(...values), Math.max(...values)];
  return least === most
    ? rounded(middle)
    : `${rounded(middle)} (${rounded(least)}–${rounded(most)})`;
}

/** One metric: a row for each page, a column for each site. */
function metricTable(
  title: string,
  { pages }: Measured,
  valuesOf: (site: SiteName, page: string) => readonly number[],
): string {
  const rows = pages.map((page) => [page, ...siteNames.map((site) => told(valuesOf(site, page)))]);
  const measured = rows.filter(([, ...values]) => values.some(Boolean));
  if (measured.length === 0) return '';
  return figureTable(title, ['Page', ...siteNames.map((site) => siteTitles[site])], measured);
}

/** One metric of Lighthouse, for each throttling. */
export const metricTables = (measured: Measured, metric: MetricName): string =>
  (COUNTED.includes(metric) ? (['simulated'] as const) : throttlings)
    .map((throttling) => {
      const suffix = COUNTED.includes(metric) ? '' : `, ${throttling} throttling`;
      return metricTable(metricLabels[metric] + suffix, measured, (site, page) =>
        measured.values(site, page, throttling, metric),
      );
    })
    .join('\n');

const momentNames: Readonly<Record<Moment, string>> = {
  paint: 'right after the first paint',
  rest: 'at rest',
};

/** From a touch to its effect, by what is touched and when; and from a touch until React has taken over what was touched. */
export const touchTables = (measured: Measured): string =>
  [
    ...(Object.keys(touchTargets) as TouchTarget[]).flatMap((target) =>
      moments.map((moment) =>
        metricTable(
          `${touchTargets[target]}: touch to effect (ms), ${momentNames[moment]}`,
          measured,
          (site, page) =>
            measured.touches(site, page, { target, moment }).flatMap(({ effect }) => effect ?? []),
        ),
      ),
    ),
    metricTable('Intent to alive (ms)', measured, (site, page) =>
      measured.touches(site, page, { moment: 'paint' }).flatMap(({ alive }) => alive ?? []),
    ),
  ].join('\n');
