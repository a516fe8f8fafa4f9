import type { MetricName, Throttling } from '../lighthouse/metrics';
import type { SiteName } from '../sites/siteNames';
import { disturbedRounds, undisturbed, type RoundIndex } from '../statistics/disturbedRounds';
import { median } from '../statistics/median';
import type { Moment, TouchTarget } from '../touch/touchTargets';
import type { Results, TouchSample } from './results';

/** What a run says of each page, without the disturbed rounds. Medians are undefined for what was not measured. */
export interface Measured {
  pages: readonly string[];
  disturbed: readonly RoundIndex[];
  /** What each undisturbed round gave. */
  values(site: SiteName, page: string, throttling: Throttling, metric: MetricName): number[];
  touches(page: string, which: { target?: TouchTarget; moment: Moment }): TouchSample[];
  metric(
    site: SiteName,
    page: string,
    throttling: Throttling,
    metric: MetricName,
  ): number | undefined;
}

/** Reads the medians of a run. */
export function measured({
  rounds,
  lighthouse,
  touches,
}: Pick<Results, 'rounds' | 'lighthouse' | 'touches'>): Measured {
  const disturbed = disturbedRounds(rounds);
  const visits = undisturbed(lighthouse, disturbed);
  const touched = undisturbed(touches, disturbed);

  const values: Measured['values'] = (site, page, throttling, metric) =>
    visits
      .filter((it) => it.site === site && it.page === page && it.throttling === throttling)
      .map((it) => it[metric]);
  const touchesOn: Measured['touches'] = (page, { target, moment }) =>
    touched.filter(
      (it) =>
        it.page === page && it.moment === moment && (target === undefined || it.target === target),
    );
  return {
    pages: [...new Set([...lighthouse, ...touches].map(({ page }) => page))],
    disturbed,
    values,
    touches: touchesOn,
    metric: (...which) => median(values(...which)),
  };
}
