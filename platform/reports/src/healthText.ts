import { applicationNames } from '@site/contracts/remotes';
import {
  remoteOutcomes,
  webVitals,
  type FailureReason,
  type RemoteOutcome,
} from '@site/contracts/visitReport';
import { table } from '@site/tooling/command-line/command';
import { percentile, type Measure } from './buckets';
import { OTHER, sumOf, type HourCounts } from './counts';
import { subjectOf } from './subjects';
import type { Judgement, Share } from './judgeReleases';

/** A visit of our own to each page of a public site, in a browser: how many there are, and a line for each that fails. */
export interface OwnVisit {
  pages: number;
  faults: readonly string[];
}

export interface CountsRead {
  hours: readonly HourCounts[];
  /** Why they could not be read at the last look: the hours are what was read before. */
  unread?: string | undefined;
}

export interface HealthReport extends CountsRead {
  site: string;
  /** `wasWorse`: it did worse by visits before the last hour in which a release that is live began. */
  judgements: readonly (Judgement & { wasWorse?: boolean })[];
  /** Left out where no page was opened. */
  ownVisit?: OwnVisit | undefined;
}

const NOTHING = '–';

const outcomes: Record<RemoteOutcome, string> = {
  ok: 'arrived',
  retried: 'retried',
  fallback: 'fell back',
};
const reasons: Record<FailureReason, string> = {
  refused: 'not delivered',
  timeout: 'too slow',
  threw: 'threw',
  missing: 'missing',
};

/** Counts may come from sources that knew other words. */
const wordFor = (words: Readonly<Record<string, string>>, name = '') => words[name] ?? name;

const numbers = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 0 });
const shifts = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 3 });
const percents = new Intl.NumberFormat('en-IN', { style: 'percent', maximumFractionDigits: 1 });

const whole = (value: number) => numbers.format(value);
const shareText = ({ count, of }: Share) => (of === 0 ? NOTHING : percents.format(count / of));
const hourText = (hour: string, minute = '00') => `${hour.replace('T', ' ')}:${minute}`;
const visitsText = (count: number) => `${whole(count)} ${count === 1 ? 'visit' : 'visits'}`;

type Counters = Readonly<Record<string, number>>;

/** The counters of a kind, without its name, the most frequent first. */
const countersOf = (counters: Counters, kind: string): [rest: string, count: number][] =>
  Object.entries(counters)
    .filter(([name]) => name.startsWith(`${kind} `))
    .map(([name, count]): [string, number] => [name.slice(kind.length + 1), count])
    .sort(([, one], [, other]) => other - one);

/** The values that half, three quarters and 95 % of the others do not exceed. Web vitals are judged by the second. */
function percentilesText(measure: Measure, counters: Counters): string {
  const histogram = new Map(countersOf(counters, measure));
  const { format } = measure === 'cls' ? shifts : numbers;
  const found = [0.5, 0.75, 0.95].flatMap((share) => percentile(measure, histogram, share) ?? []);
  return found.map((value) => format(value)).join(' / ') || NOTHING;
}

function whyOf(counters: Counters): string {
  const starts = countersOf(counters, 'start').map(
    ([reason, count]) => `did not start: ${wordFor(reasons, reason)} (${whole(count)})`,
  );
  const failures = countersOf(counters, 'reason').map(([rest, count]) => {
    const [outcome, reason] = rest.split(' ');
    return `${wordFor(outcomes, outcome)}: ${wordFor(reasons, reason)} (${whole(count)})`;
  });
  return [...starts, ...failures].join(', ') || NOTHING;
}

function releaseCells(counters: Counters): string[] {
  const { visits = 0, failed = 0 } = counters;
  const arrivals = remoteOutcomes.map((name) => counters[`outcome ${name}`] ?? 0);
  const of = arrivals.reduce((sum, count) => sum + count, 0);
  return [
    ...[whole(visits), shareText({ count: failed, of: visits })],
    ...arrivals.map((count) => shareText({ count, of })),
    ...[whyOf(counters), percentilesText('arrival', counters)],
  ];
}

const errorCells = (counters: Counters): string[][] =>
  countersOf(counters, 'error').map(([rest, count]) => {
    const [name = OTHER, ...stack] = rest.split(' ');
    return [whole(count), name, stack.join(' ← ') || NOTHING];
  });

export function verdictText({ verdict, application, now, before, module }: Judgement): string {
  const name = `${application} ${now}`;
  const than = before === undefined ? 'fails' : `does worse than ${before}`;
  const worse = module === undefined ? than : `${than} in ${module}`;
  if (verdict === 'worse') return `${name} ${worse}`;
  if (verdict === 'unknown') return `whether ${name} ${worse} is not known`;
  return before === undefined
    ? `${name} does not fail often`
    : `${name} does not fail much more often than ${before}`;
}

const failedText = (share: Share, leftOut = 0): string =>
  share.of === 0
    ? leftOut === 0
      ? 'no visit is reported'
      : `none of ${visitsText(leftOut)} counts: they came before it last went live, or in an hour in which another release, of whatever application, was live that is gone`
    : `something failed in ${whole(share.count)} of ${visitsText(share.of)} (${shareText(share)})`;

const marks: Record<Judgement['verdict'], string> = { worse: '!', alike: ' ', unknown: '?' };

function judgementText(judgement: Judgement): string {
  const { verdict, before, failedNow, failedBefore, leftOut } = judgement;
  const now = `${marks[verdict]} ${verdictText(judgement)}: ${failedText(failedNow, leftOut)}`;
  return before === undefined ? `${now}.` : `${now}; before, ${failedText(failedBefore)}.`;
}

function ownVisitLines({ pages, faults }: OwnVisit): string[] {
  const failing = faults.map((fault) => `! ${fault}`);
  return ['', `Pages, opened in a browser now: ${whole(pages)}`, ...failing].concat(
    faults.length ? [] : ['  All of them work there.'],
  );
}

/** What is counted, by application and release: in each the one that was seen last first, then what names none of ours. */
function rowsIn(hours: readonly HourCounts[]) {
  const sum = sumOf(hours);
  const sinceOf = (subject: string) =>
    hours.find(({ counts }) => counts[subject]?.visits)?.hour ?? '';
  const releases = applicationNames.flatMap((application) =>
    Object.keys(sum)
      .filter((subject) => subject.startsWith(subjectOf(application, '')))
      .map((subject) => ({
        names: [application, subject.slice(application.length + 1)],
        since: sinceOf(subject),
        counters: sum[subject] ?? {},
      }))
      .sort((one, other) => other.since.localeCompare(one.since)),
  );
  const others = { names: ['unknown', NOTHING], since: '', counters: sum[OTHER] ?? {} };
  return { visited: releases.filter(({ since }) => since !== ''), all: [...releases, others] };
}

export function healthText({ site, hours, unread, judgements, ownVisit }: HealthReport): string {
  const { visited, all } = rowsIn(hours);
  const listed = (cellsOf: (counters: Counters) => string[][]) =>
    all.flatMap(({ names, counters }) => cellsOf(counters).map((cells) => [...names, ...cells]));
  const sections: [title: string, columns: string[], rows: string[][]][] = [
    [
      'Releases. Parts arrived at once, after a retry, or fell back; after: median / 75th / 95th percentile in ms',
      [
        ...['since (UTC)', 'visits', 'failed', ...Object.values(outcomes)],
        ...['why', 'arrived after'],
      ],
      visited.map((it) => [...it.names, hourText(it.since), ...releaseCells(it.counters)]),
    ],
    [
      'Web vitals. Median / 75th / 95th percentile of visits; durations in ms',
      webVitals.map((name) => name.toUpperCase()),
      visited.map(({ names, counters }) => [
        ...names,
        ...webVitals.map((name) => percentilesText(name, counters)),
      ]),
    ],
    ['Errors that nothing caught', ['count', 'error', 'where'], listed(errorCells)],
    [
      'What browsers refused',
      ['count', 'what'],
      listed((counters) =>
        countersOf(counters, 'violation').map(([what, count]) => [whole(count), what]),
      ),
    ],
  ];
  const lines = judgements.map(judgementText);
  const [first, last] = [hours[0], hours.at(-1)];
  const visits =
    first && last
      ? `Visits from ${hourText(first.hour)} to ${hourText(last.hour, '59')} (UTC), as pages and browsers reported them.`
      : 'No visit is reported yet: a page reports when it is left or hidden.';
  return [
    `Health of ${site}`,
    ...(unread === undefined ? [] : [`What was reported cannot be read: ${unread}`]),
    ...(unread === undefined || first ? [visits] : []),
    '',
    'Live releases',
    ...(lines.length ? lines : ['  Nothing is deployed yet.']),
    ...(ownVisit ? ownVisitLines(ownVisit) : []),
    ...sections
      .filter(([, , rows]) => rows.length > 0)
      .map(([title, columns, rows]) => {
        const headed = [['application', 'release', ...columns], ...rows];
        return `\n${title}\n${table(headed, { hasHeadings: true }).trimEnd()}`;
      }),
    '',
  ].join('\n');
}
