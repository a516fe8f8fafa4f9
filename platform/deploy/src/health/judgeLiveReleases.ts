import type { Deployment } from '../deployments/state/deploymentState';
import type { HourCounts } from '@site/reports/counts';
import type { HealthReport } from '@site/reports/healthText';
import { hourOf } from '@site/reports/hour';
import { judgeReleases, WORSE_BY, type Span, type Succession } from '@site/reports/judgeReleases';
import { applicationNames, type ApplicationName } from '@site/tooling/workspace';

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
  // Where it failed too, and be it in two visits, what was live with it may be to blame, and else is not.
  const [judged] = judgeReleases(
    hours.filter(({ hour }) => hour <= since),
    [{ application, now: replaced?.live[application] ?? '', since: hourAt(replaced) }],
  );
  const { count, of } = judged!.failedNow;
  const good = count > 1 && count >= of * WORSE_BY ? undefined : (replaced ?? own.at(-1));
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

/** What is known of each release that is live, by the hours that count for it and by the history, the newest first. */
export function judgeLiveReleases(
  hours: readonly HourCounts[],
  history: readonly Deployment[],
): HealthReport['judgements'] {
  const live = liveReleasesIn(history, hours);
  // Hours in which something of it was not live yet.
  const earlier = hours.filter(({ hour }) => live.some(({ since }) => hour < since));
  const before = judgeReleases(earlier, live);
  return judgeReleases(hours, live).map((it, at) => ({
    ...it,
    wasWorse: before[at]?.verdict === 'worse',
  }));
}
