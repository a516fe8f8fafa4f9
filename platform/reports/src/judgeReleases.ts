import type { ApplicationName } from '@site/contracts/remotes';
import { subjectOf } from './subjects';
import { sumOf, type HourCounts } from './counts';

/** A release needs at least this many failed visits to count as worse. A visit is one page load: two reloads make three. */
const MIN_FAILED = 3;

/** With fewer visits nobody can say that a release is not worse. */
const MIN_VISITS = 20;

/** By how much the share of failed visits has to be higher than before. */
export const WORSE_BY = 0.25;

export interface Share {
  count: number;
  of: number;
}

/** From an hour to another, both included. */
export interface Span {
  from: string;
  to: string;
}

/** A release that is live, and the one that was live before it, unless it is the first of its application. */
export interface Succession {
  application: ApplicationName;
  now: string;
  /**
   * The hour in which `now` went live, for the last time where it was taken back: what failed earlier failed then. What is
   * counted of `before` in later hours is of tabs that stayed open.
   */
  since: string;
  /** When visits do not count for `now`: another release that is gone may have failed in them. */
  excused?: readonly Span[];
  before?: string;
}

/** What is known of a live release: how many visits failed with it, and with the one before. */
export interface Judgement extends Succession {
  /** The module (`order/OrderForm`) that was judged, by the visits that asked for it; left out, all visits were. */
  module?: string;
  failedNow: Share;
  failedBefore: Share;
  /** The visits to the release that do not count for it. */
  leftOut: number;
  /** `unknown`: there are not enough visits to call it `alike`. */
  verdict: 'worse' | 'alike' | 'unknown';
}

type Counters = Readonly<Record<string, number>>;
type Judged = Omit<Judgement, keyof Succession | 'leftOut'>;

function judge(now: Counters, before: Counters, module?: string): Judged {
  const counterOf = (name: string) => (module === undefined ? name : `${name} ${module}`);
  const shareOf = (counters: Counters): Share => ({
    count: counters[counterOf('failed')] ?? 0,
    of: counters[counterOf('visits')] ?? 0,
  });
  const [failedNow, failedBefore] = [shareOf(now), shareOf(before)];
  const verdict = verdictOf(failedNow, failedBefore);
  return { ...(module !== undefined && { module }), failedNow, failedBefore, verdict };
}

/** Each page names all live releases, so most of a release's visits may never have asked for the module that fails. */
function judgeByModule(now: Counters, before: Counters): Judged {
  const modules = Object.keys(now).flatMap((name) => /^visits (.+)/.exec(name)?.[1] ?? []);
  const judged = modules
    .map((module) => judge(now, before, module))
    .sort((one, other) => quotient(other.failedNow) - quotient(one.failedNow));
  const isHigh = ({ failedNow }: Judged) => quotient(failedNow) >= WORSE_BY;
  const whole = judge(now, before);
  return (
    [...judged, whole].find(({ verdict }) => verdict === 'worse') ??
    judged.find((it) => it.verdict === 'unknown' && isHigh(it)) ??
    whole
  );
}

export const judgeReleases = (
  hours: readonly HourCounts[],
  successions: readonly Succession[],
): Judgement[] =>
  successions.map((succession) => {
    const { application, now, before = '', since, excused = [] } = succession;
    const countersIn = (some: readonly HourCounts[], release: string) =>
      sumOf(some)[subjectOf(application, release)] ?? {};
    const isExcused = (hour: string) => excused.some(({ from, to }) => hour >= from && hour <= to);
    const live = hours.filter(({ hour }) => hour >= since && !isExcused(hour));
    const others = hours.filter((it) => !live.includes(it));
    const earlier = hours.filter(({ hour }) => hour <= since);
    const judged = judgeByModule(countersIn(live, now), countersIn(earlier, before));
    return { ...succession, ...judged, leftOut: countersIn(others, now).visits ?? 0 };
  });

const quotient = ({ count, of }: Share) => (of === 0 ? 0 : count / of);

function verdictOf(now: Share, before: Share): Judgement['verdict'] {
  const isHigher = quotient(now) - quotient(before) >= WORSE_BY;
  if (isHigher && now.count >= MIN_FAILED) return 'worse';
  // A share that is low by itself needs no other to be compared with.
  const isComparable = before.of >= MIN_VISITS || quotient(now) < WORSE_BY;
  return now.of >= MIN_VISITS && isComparable ? 'alike' : 'unknown';
}
