import {
  failureReasons,
  remoteOutcomes,
  webVitals,
  type FailureReason,
  type RemoteOutcome,
  type WebVital,
} from '@site/contracts/visitReport';
import { percentile, type Histogram, type Measure } from '../counts/buckets';
import { OTHER, type Counts, type HourCounts } from '../counts/counts';
import { applications, subjectOf, type Application } from '../counts/subjects';

/** The value that half, three quarters and 95 % of the others do not exceed. Web vitals are judged by the second. */
export interface Percentiles {
  p50: number;
  p75: number;
  p95: number;
}

/** Why a remote came late or not at all. */
export interface Reason {
  outcome: RemoteOutcome;
  reason: FailureReason;
  count: number;
}

/** An error that nothing caught, by where it was thrown. */
export interface ErrorCount {
  name: string;
  /** Innermost first: `shell/1.4.0-0123456789ab/shell.js:1:2345`. Empty for those beyond the bound of an hour. */
  stack: string[];
  count: number;
}

/** Slow interactions in a region while scripts of one release kept the page busy. */
export interface SlowCount extends Percentiles {
  region: string;
  count: number;
}

/** How one release of an application did in the visits that showed it. */
export interface ReleaseHealth {
  application: Application;
  /** The release's id. */
  release: string;
  /** The first hour that has a visit, UTC. */
  since: string;
  visits: number;
  /** Visits in which a remote fell back, the shell did not start, or an error was caught by nothing. */
  failed: number;
  /** Visits by how the remote arrived; of the shell none. */
  outcomes: Record<RemoteOutcome, number>;
  reasons: Reason[];
  /** Visits in which the shell did not start, by reason. */
  starts: { reason: FailureReason; count: number }[];
  /** How long modules took to arrive, in ms. */
  arrival?: Percentiles;
  vitals: { [Vital in WebVital]?: Percentiles };
  errors: ErrorCount[];
  slow: SlowCount[];
  violations: { what: string; count: number }[];
}

export interface Health {
  /** By application, in each the release that was seen last first. */
  releases: ReleaseHealth[];
  /** What names no release of ours. */
  other: Pick<ReleaseHealth, 'errors' | 'slow' | 'violations'>;
}

type Counters = Readonly<Record<string, number>>;

const restOf = (counters: Counters, kind: string): [rest: string, count: number][] =>
  Object.entries(counters)
    .filter(([name]) => name.startsWith(`${kind} `))
    .map(([name, count]) => [name.slice(kind.length + 1), count] as const)
    .map(([rest, count]): [string, number] => [rest, count])
    .sort(([, one], [, other]) => other - one);

function percentilesOf(measure: Measure, histogram: Histogram): Percentiles | undefined {
  const at = (share: number) => percentile(measure, histogram, share);
  const [p50, p75, p95] = [at(0.5), at(0.75), at(0.95)];
  if (p50 === undefined || p75 === undefined || p95 === undefined) return undefined;
  return { p50, p75, p95 };
}

const histogramOf = (counters: Counters, measure: Measure): Histogram =>
  new Map(restOf(counters, measure));

function slowOf(counters: Counters): SlowCount[] {
  const regions = new Map<string, Map<string, number>>();
  for (const [rest, count] of restOf(counters, 'slow')) {
    const [region = '', bucket = ''] = rest.split(' ');
    regions.set(region, (regions.get(region) ?? new Map<string, number>()).set(bucket, count));
  }
  return [...regions].flatMap(([region, histogram]) => {
    const percentiles = percentilesOf('slow', histogram);
    const count = [...histogram.values()].reduce((sum, it) => sum + it, 0);
    return percentiles ? [{ region, count, ...percentiles }] : [];
  });
}

const errorsOf = (counters: Counters): ErrorCount[] =>
  restOf(counters, 'error').map(([rest, count]) => {
    const [name = OTHER, ...stack] = rest.split(' ');
    return { name, stack, count };
  });

const detailsOf = (counters: Counters): Health['other'] => ({
  errors: errorsOf(counters),
  slow: slowOf(counters),
  violations: restOf(counters, 'violation').map(([what, count]) => ({ what, count })),
});

const isOneOf = <Name extends string>(names: readonly Name[], name: string): name is Name =>
  (names as readonly string[]).includes(name);

function releaseHealth(
  application: Application,
  release: string,
  since: string,
  counters: Counters,
): ReleaseHealth {
  const count = (counter: string) => counters[counter] ?? 0;
  const vitals = webVitals.flatMap((name) => {
    const percentiles = percentilesOf(name, histogramOf(counters, name));
    return percentiles ? [[name, percentiles] as const] : [];
  });
  const arrival = percentilesOf('arrival', histogramOf(counters, 'arrival'));
  return {
    application,
    release,
    since,
    visits: count('visits'),
    failed: count('failed'),
    outcomes: Object.fromEntries(
      remoteOutcomes.map((name) => [name, count(`outcome ${name}`)]),
    ) as Record<RemoteOutcome, number>,
    reasons: restOf(counters, 'reason').flatMap(([rest, times]) => {
      const [outcome = '', reason = ''] = rest.split(' ');
      return isOneOf(remoteOutcomes, outcome) && isOneOf(failureReasons, reason)
        ? [{ outcome, reason, count: times }]
        : [];
    }),
    starts: restOf(counters, 'start').flatMap(([reason, times]) =>
      isOneOf(failureReasons, reason) ? [{ reason, count: times }] : [],
    ),
    ...(arrival && { arrival }),
    vitals: Object.fromEntries(vitals),
    ...detailsOf(counters),
  };
}

/** The counts of several hours together. They are not bounded again: hours are. */
export function sumOf(hours: readonly HourCounts[]): Counts {
  const sum: Counts = {};
  for (const { counts } of hours) {
    for (const [subject, counters] of Object.entries(counts)) {
      const known = (sum[subject] ??= {});
      for (const [name, count] of Object.entries(counters)) {
        known[name] = (known[name] ?? 0) + count;
      }
    }
  }
  return sum;
}

/** Sums counts up by release. Takes the hours in their order. */
export function summarise(hours: readonly HourCounts[]): Health {
  const sum = sumOf(hours);
  const seenFrom = (subject: string) =>
    hours.find(({ counts }) => counts[subject]?.visits)?.hour ??
    hours.find(({ counts }) => counts[subject])?.hour ??
    '';
  const releases = applications.flatMap((application) =>
    Object.keys(sum)
      .filter((subject) => subject.startsWith(subjectOf(application, '')))
      .map((subject) => {
        const release = subject.slice(application.length + 1);
        return releaseHealth(application, release, seenFrom(subject), sum[subject] ?? {});
      })
      .sort((one, other) => other.since.localeCompare(one.since)),
  );
  return { releases, other: detailsOf(sum[OTHER] ?? {}) };
}
