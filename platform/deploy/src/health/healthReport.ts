import type { Deployment, Site } from '@site/releases';
import { summarise, type ReleaseHealth } from '@site/reports/health/summarise';
import type { HealthReport } from '@site/reports/view/healthText';
import { judgeReleases, type Succession } from '@site/reports/watch/judgeRelease';
import { applicationOf, shortNames } from '@site/tooling/applicationShortNames';
import type { CountSource } from './countSource';
import { sourcePositions } from './sourcePositions';

/** The errors with the lines of our sources, where the store has the release's source maps. */
function withSources(
  releases: readonly ReleaseHealth[],
  positionOf: (position: string) => Promise<string>,
): Promise<ReleaseHealth[]> {
  return Promise.all(
    releases.map(async (release) => {
      const errors = release.errors.map(async (error) => ({
        ...error,
        stack: await Promise.all(error.stack.map(positionOf)),
      }));
      return { ...release, errors: await Promise.all(errors) };
    }),
  );
}

/** The releases that the last deployment made live in place of others, each with the one before it. */
function replacedReleasesIn([current, ...others]: readonly Deployment[]): Succession[] {
  const previous = others.find(({ live }) =>
    shortNames.some((name) => live[name] !== current?.live[name]),
  );
  return shortNames.flatMap((name) => {
    const [now, before] = [current?.live[name], previous?.live[name]];
    if (now === undefined || before === undefined || now === before) return [];
    return [{ application: applicationOf(name), now, before }];
  });
}

/** What is known of a site's health now. */
export async function reportOf(
  name: string,
  site: Pick<Site, 'deployments' | 'store'>,
  counts: CountSource,
): Promise<HealthReport> {
  const [hours, { state }] = await Promise.all([counts(), site.deployments.find()]);
  const [first, last] = [hours[0], hours.at(-1)];
  const { releases, other } = summarise(hours);
  return {
    site: name,
    period: first && last && { from: first.hour, to: last.hour },
    health: { releases: await withSources(releases, sourcePositions(site.store)), other },
    judgements: judgeReleases(hours, replacedReleasesIn(state?.history ?? [])),
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
