import { subjectOf, type Application } from '../counts/subjects';
import type { HourCounts } from '../counts/counts';
import { sumOf } from '../health/summarise';
import { isWorse, type Share } from './mixtureStatistic';

/** The probability that a release is taken for worse that is not, all comparisons of a deployment together. */
export const FALSE_ALARMS = 0.01;

/** What is compared, and by how much the new release may be worse. Who visits varies more in speed than in failures. */
const measures = { failed: 0.005, poor: 0.05 } as const;

/** What a release that fails for everybody would show. */
const ALL_BAD: Share = { count: 2000, of: 2000 };

export type WatchedMeasure = keyof typeof measures;

/** A release that is live, and the one that was live before it. */
export interface Succession {
  application: Application;
  now: string;
  before: string;
}

/** What is known of a new release by one measure. */
export interface Judgement extends Succession {
  measure: WatchedMeasure;
  sharesNow: Share;
  sharesBefore: Share;
  /**
   * `few`: so few visits of the release before that nothing could be said; `alike`: not worse so far, as far as that can be said.
   */
  verdict: 'worse' | 'alike' | 'few';
}

function judgeOne(
  counts: ReturnType<typeof sumOf>,
  succession: Succession,
  measure: WatchedMeasure,
  risk: number,
): Judgement {
  const { application } = succession;
  const shareOf = (release: string): Share => {
    const counters = counts[subjectOf(application, release)] ?? {};
    const of = counters.visits ?? 0;
    return { count: Math.min(counters[measure] ?? 0, of), of };
  };
  const [sharesNow, sharesBefore] = [shareOf(succession.now), shareOf(succession.before)];
  const tolerated = measures[measure];
  const compare = (now: Share) => isWorse({ before: sharesBefore, now, tolerated }, risk);
  // With fewer visits before, not even a release that fails for every visitor would be told from the one before.
  const verdict = compare(sharesNow) ? 'worse' : compare(ALL_BAD) ? 'alike' : 'few';
  return { ...succession, measure, sharesNow, sharesBefore, verdict };
}

/** Judges each new release of a deployment. The risk of a false alarm is divided among all comparisons. */
export function judgeReleases(
  hours: readonly HourCounts[],
  successions: readonly Succession[],
): Judgement[] {
  const counts = sumOf(hours);
  const names = Object.keys(measures) as WatchedMeasure[];
  const risk = FALSE_ALARMS / (names.length * successions.length);
  return successions.flatMap((it) => names.map((name) => judgeOne(counts, it, name, risk)));
}
