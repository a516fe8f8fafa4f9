import type { MetricName, Throttling } from '../lighthouse/metrics';
import type { SiteName } from '../sites/siteNames';
import { disturbedRounds, undisturbed } from './disturbedRounds';
import { median } from './median';
import type { Moment, TouchTarget } from '../touch/touchTargets';
import type { Results } from './results';

export type Measured = ReturnType<typeof measured>;

type Which = [site: SiteName, page: string, throttling: Throttling, metric: MetricName];

/** Reads what a run says of each page, without the disturbed rounds. Medians are undefined for what was not measured. */
export function measured({
  rounds,
  lighthouse,
  touches,
}: Pick<Results, 'rounds' | 'lighthouse' | 'touches'>) {
  const disturbed = disturbedRounds(rounds);
  const visits = undisturbed(lighthouse, disturbed);
  const touched = undisturbed(touches, disturbed);
  const values = (...[site, page, throttling, metric]: Which): number[] =>
    visits
      .filter((it) => it.site === site && it.page === page && it.throttling === throttling)
      .map((it) => it[metric]);
  return {
    pages: [...new Set([...lighthouse, ...touches].map(({ page }) => page))],
    disturbed,
    metric: (...which: Which) => median(values(...which)),
    touches: (page: string, { target, moment }: { target: TouchTarget; moment: Moment }) =>
      touched.filter((it) => it.page === page && it.moment === moment && it.target === target),
  };
}
