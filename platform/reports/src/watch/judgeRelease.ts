import type { ApplicationName } from '@site/contracts/remotes';
import { subjectOf } from '../counts/subjects';
import { sumOf, type HourCounts } from '../counts/counts';

/** With fewer visits nothing is said of a release. */
export const MIN_VISITS = 20;

/** By how much the share of failed visits has to be higher than before. */
const WORSE_BY = 0.25;

export interface Share {
  count: number;
  of: number;
}

/** A release that is live, and the one that was live before it. */
export interface Succession {
  application: ApplicationName;
  now: string;
  before: string;
}

/** What is known of a new release: how many visits failed with it, and with the one before. */
export interface Judgement extends Succession {
  failedNow: Share;
  failedBefore: Share;
  /** `few`: not enough visits of one of them. */
  verdict: 'worse' | 'alike' | 'few';
}

export function judgeReleases(
  hours: readonly HourCounts[],
  successions: readonly Succession[],
): Judgement[] {
  const counts = sumOf(hours);
  return successions.map((succession) => {
    const shareOf = (release: string): Share => {
      const { failed = 0, visits = 0 } = counts[subjectOf(succession.application, release)] ?? {};
      return { count: failed, of: visits };
    };
    const [failedNow, failedBefore] = [shareOf(succession.now), shareOf(succession.before)];
    return { ...succession, failedNow, failedBefore, verdict: verdictOf(failedNow, failedBefore) };
  });
}

function verdictOf(now: Share, before: Share): Judgement['verdict'] {
  if (now.of < MIN_VISITS || before.of < MIN_VISITS) return 'few';
  return now.count / now.of - before.count / before.of >= WORSE_BY ? 'worse' : 'alike';
}
