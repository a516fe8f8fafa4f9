import type { Site } from '@site/federation/deployments/site';
import { summarise } from '@site/reports/health/summarise';
import type { HealthReport } from '@site/reports/view/healthView';
import { judge } from '@site/reports/watch/judge';
import type { CountSource } from './countsOf';
import { successionsIn } from './successions';

/** What is known of a site's health now. */
export async function reportOf(
  name: string,
  site: Pick<Site, 'deployments'>,
  counts: CountSource,
): Promise<HealthReport> {
  const [hours, { state }] = await Promise.all([counts(), site.deployments.find()]);
  const [first, last] = [hours[0], hours.at(-1)];
  return {
    site: name,
    period: first && last && { from: first.hour, to: last.hour },
    health: summarise(hours),
    judgements: judge(hours, successionsIn(state?.history ?? [])),
  };
}

/** A line for each release that does worse than the one before. */
export const alarmsIn = ({ judgements }: HealthReport): string[] => [
  ...new Set(
    judgements
      .filter(({ verdict }) => verdict === 'worse')
      .map(({ application, now, before }) => `${application} ${now} does worse than ${before}.`),
  ),
];
