import type { Site } from '../deployments/openSite';
import type { Counts, HourCounts } from '@site/reports/counts';
import { verdictText, type HealthReport, type OwnVisit } from '@site/reports/healthText';
import type { CountSource } from './countSource';
import { judgeLiveReleases } from './judgeLiveReleases';
import { sourcePositions } from './sourcePositions';

/** Counts whose errors name lines of our sources, where the store has the release's source maps. */
async function withSources(
  hours: readonly HourCounts[],
  positionOf: (position: string) => Promise<string>,
): Promise<HourCounts[]> {
  const named = async (counter: string) => {
    const [kind = '', name = '', ...stack] = counter.split(' ');
    if (kind !== 'error') return counter;
    return [kind, name, ...(await Promise.all(stack.map(positionOf)))].join(' ');
  };
  const placed = hours.map(async ({ hour, counts }) => {
    const subjects: Counts = {};
    for (const [subject, counters] of Object.entries(counts)) {
      const own: Counts[string] = (subjects[subject] = {});
      for (const [counter, count] of Object.entries(counters)) {
        const name = await named(counter);
        own[name] = (own[name] ?? 0) + count;
      }
    }
    return { hour, counts: subjects };
  });
  return Promise.all(placed);
}

export async function reportOf(
  name: string,
  site: Pick<Site, 'deployments' | 'store'>,
  counts: CountSource,
  ownVisit?: OwnVisit,
): Promise<HealthReport> {
  const [{ hours, unread }, { state }] = await Promise.all([counts(), site.deployments.find()]);
  return {
    site: name,
    ownVisit,
    unread,
    hours: await withSources(hours, sourcePositions(site.store)),
    judgements: judgeLiveReleases(hours, state?.history ?? []),
  };
}

const linesOf = (judgements: HealthReport['judgements']) =>
  judgements.filter(({ verdict }) => verdict === 'worse').map((it) => `${verdictText(it)}.`);

/** A line for each release that does worse than the one before, and for each page that fails in a browser here. */
export const alarmsIn = ({ judgements, ownVisit }: HealthReport): string[] => [
  ...linesOf(judgements),
  ...(ownVisit?.faults ?? []),
];

/** The alarms that the last deployment did not bring. */
export const oldAlarmsIn = ({ judgements }: HealthReport): string[] =>
  linesOf(judgements.filter(({ wasWorse }) => wasWorse));

/** Says of which releases neither visits nor a browser here tell anything; undefined when there is none. */
export function unknownIn({ judgements, ownVisit }: HealthReport): string | undefined {
  const unknown = judgements.filter(({ verdict }) => verdict === 'unknown');
  if (ownVisit || unknown.length === 0) return undefined;
  const names = unknown.map(({ application, now }) => `${application} ${now}`);
  return `How ${names.join(', ')} does is not known: visits are few, and no browser opened the pages.`;
}
