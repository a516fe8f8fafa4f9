import type { ApplicationName } from '@site/contracts/remotes';
import { subjectOf } from './subjects';
import { sumOf, type HourCounts } from './counts';

/** From so many failed visits on a release can be worse. A visit is one load of a page: who reloads twice makes three. */
const MIN_FAILED = 3;

/** With fewer visits nobody can say that a release is not worse. */
const MIN_VISITS = 20;

/** By how much the share of failed visits has to be higher than before. */
const WORSE_BY = 0.25;

export interface Share {
  count: number;
  of: number;
}

/** A release that is live, and the one that was live before it, unless it is the first of its application. */
export interface Succession {
  application: ApplicationName;
  now: string;
  before?: string;
}

/** What is known of a new release: how many visits failed with it, and with the one before. */
export interface Judgement extends Succession {
  failedNow: Share;
  failedBefore: Share;
  /** `unknown`: there are not enough visits to call it `alike`. */
  verdict: 'worse' | 'alike' | 'unknown';
}

export function judgeReleases(
  hours: readonly HourCounts[],
  successions: readonly Succession[],
): Judgement[] {
  const counts = sumOf(hours);
  return successions.map((succession) => {
    const shareOf = (release = ''): Share => {
      const { failed = 0, visits = 0 } = counts[subjectOf(succession.application, release)] ?? {};
      return { count: failed, of: visits };
    };
    const [failedNow, failedBefore] = [shareOf(succession.now), shareOf(succession.before)];
    return { ...succession, failedNow, failedBefore, verdict: verdictOf(failedNow, failedBefore) };
  });
}

const quotient = ({ count, of }: Share) => (of === 0 ? 0 : count / of);

function verdictOf(now: Share, before: Share): Judgement['verdict'] {
  const isHigher = quotient(now) - quotient(before) >= WORSE_BY;
  if (isHigher && now.count >= MIN_FAILED) return 'worse';
  // A share that is low by itself needs no other to be compared with.
  const isComparable = before.of >= MIN_VISITS || quotient(now) < WORSE_BY;
  return now.of >= MIN_VISITS && isComparable ? 'alike' : 'unknown';
}
