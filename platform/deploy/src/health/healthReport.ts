import type { Site } from '@site/releases/deployments/openSite';
import type { Deployment } from '@site/releases/deployments/state/deploymentState';
import type { Counts, HourCounts } from '@site/reports/counts';
import { verdictText, type HealthReport, type OwnVisit } from '@site/reports/healthText';
import { hourOf } from '@site/reports/hour';
import { judgeReleases, WORSE_BY, type Span, type Succession } from '@site/reports/judgeRelease';
import { applicationNames, type ApplicationName } from '@site/tooling/workspace';
import type { CountSource } from './countSource';
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

const hourAt = (deployment?: Deployment) => hourOf(new Date(deployment?.on ?? 0));

/**
 * Since when a live release is live, and the one before it. What came between two times of it was taken back, so that it is
 * no measure for it.
 */
function successionOf(
  application: ApplicationName,
  now: string,
  history: readonly Deployment[],
  hours: readonly HourCounts[],
): Succession {
  const isLive = ({ live }: Deployment) => live[application] === now;
  const own = history.filter((_, index) => history.slice(0, index + 1).every(isLive));
  const since = hourAt(own.at(-1));
  const before = history[history.findLastIndex(isLive) + 1]?.live[application];
  const replaced = history[own.length];
  // Where it failed too, and be it in one visit of two, what was live with it may be to blame, and else is not.
  const [judged] = judgeReleases(
    hours.filter(({ hour }) => hour <= since),
    [{ application, now: replaced?.live[application] ?? '', since: hourAt(replaced) }],
  );
  const { count, of } = judged!.failedNow;
  const good = count > 0 && count >= of * WORSE_BY ? undefined : (replaced ?? own.at(-1));
  return {
    application,
    now,
    since,
    excused: spansWithOthers(own, good),
    ...(before !== undefined && { before }),
  };
}

/**
 * When something was live that is gone, and that was not live in a good deployment before: what failed then may have been that.
 */
function spansWithOthers(own: readonly Deployment[], good: Deployment | undefined): Span[] {
  return own.flatMap((deployment, index) => {
    const next = own[index - 1];
    const isGone = (name: ApplicationName) =>
      [own[0], good].every((it) => it?.live[name] !== deployment.live[name]);
    if (!next || !applicationNames.some(isGone)) return [];
    return [{ from: hourAt(deployment), to: hourAt(next) }];
  });
}

/** All releases that are live: the last deployment may have come before an earlier one's release had shown that it fails. */
const liveReleasesIn = (
  history: readonly Deployment[],
  hours: readonly HourCounts[],
): Succession[] =>
  applicationNames.flatMap((name) => {
    const now = history[0]?.live[name];
    return now === undefined ? [] : [successionOf(name, now, history, hours)];
  });

function judgementsOf(hours: readonly HourCounts[], live: readonly Succession[]) {
  // Hours in which something of it was not live yet.
  const earlier = hours.filter(({ hour }) => live.some(({ since }) => hour < since));
  const before = judgeReleases(earlier, live);
  return judgeReleases(hours, live).map((it, at) => ({
    ...it,
    wasWorse: before[at]?.verdict === 'worse',
  }));
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
    judgements: judgementsOf(hours, liveReleasesIn(state?.history ?? [], hours)),
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
