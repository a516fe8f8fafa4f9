import { webVitals, type FailureReason, type RemoteOutcome } from '@site/contracts/visitReport';
import { table } from '@site/tooling/command-line/command';
import type { Judgement, Share } from '../watch/judgeRelease';
import type { Health, Percentiles, ReleaseHealth } from '../health/summarise';

export interface HealthReport {
  /** What is looked at: the name of a target, or of this machine. */
  site: string;
  /** The first and the last hour that has counts; undefined without any. */
  period: { from: string; to: string } | undefined;
  health: Health;
  judgements: readonly Judgement[];
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

const numbers = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 0 });
const shifts = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 3 });
const percents = new Intl.NumberFormat('en-IN', { style: 'percent', maximumFractionDigits: 1 });

const whole = (value: number) => numbers.format(value);
const shareText = ({ count, of }: Share) => (of === 0 ? NOTHING : percents.format(count / of));
const hourText = (hour: string) => `${hour.replace('T', ' ')}:00`;
const three = (it: Percentiles | undefined, format = whole) =>
  it ? [it.p50, it.p75, it.p95].map(format).join(' / ') : NOTHING;

function whyOf(release: ReleaseHealth): string {
  const lines = [
    ...release.starts.map(
      ({ reason, count }) => `did not start: ${reasons[reason]} (${whole(count)})`,
    ),
    ...release.reasons.map(
      ({ outcome, reason, count }) => `${outcomes[outcome]}: ${reasons[reason]} (${whole(count)})`,
    ),
  ];
  return lines.join(', ') || NOTHING;
}

function releaseRow(it: ReleaseHealth): string[] {
  const of = it.outcomes.ok + it.outcomes.retried + it.outcomes.fallback;
  return [
    ...[it.application, it.release, hourText(it.since), whole(it.visits)],
    shareText({ count: it.failed, of: it.visits }),
    ...Object.values(it.outcomes).map((count) => shareText({ count, of })),
    ...[whyOf(it), three(it.arrival)],
  ];
}

function judgementText({ verdict, application, now, before, ...it }: Judgement): string {
  const visits = `${whole(it.failedNow.of)} visits, before in ${shareText(it.failedBefore)} of ${whole(it.failedBefore.of)}`;
  if (verdict === 'few') {
    return `  ${application} ${now} cannot be compared yet: ${whole(it.failedNow.of)} visits, and ${whole(it.failedBefore.of)} of ${before}.`;
  }
  const says = verdict === 'worse' ? 'does worse than' : 'does not do worse than';
  const mark = verdict === 'worse' ? '!' : ' ';
  return `${mark} ${application} ${now} ${says} ${before}: something failed in ${shareText(it.failedNow)} of ${visits}.`;
}

/** Says what is known of a site's health. */
export function healthText({ site, period, health, judgements }: HealthReport): string {
  const { releases, other } = health;
  const counted = releases.filter(({ visits }) => visits > 0);
  const all = [...releases, { ...other, application: 'unknown', release: NOTHING }];
  const rowsOf = <Item>(
    itemsOf: (it: (typeof all)[number]) => readonly Item[],
    cells: (item: Item) => string[],
  ) => all.flatMap((it) => itemsOf(it).map((item) => [it.application, it.release, ...cells(item)]));
  const sections: [title: string, columns: string[], rows: string[][]][] = [
    [
      'Releases',
      [
        ...['since (UTC)', 'visits', 'failed', ...Object.values(outcomes)],
        ...['why', 'arrived after'],
      ],
      counted.map(releaseRow),
    ],
    [
      'Web vitals. Median / 75th / 95th percentile of visits; durations in ms',
      webVitals.map((name) => name.toUpperCase()),
      counted.map((it) => [
        ...[it.application, it.release],
        ...webVitals.map((name) =>
          three(it.vitals[name], name === 'cls' ? (value) => shifts.format(value) : whole),
        ),
      ]),
    ],
    [
      'Slow interactions',
      ['region', 'count', '75th percentile'],
      rowsOf(
        (it) => it.slow,
        ({ region, count, p75 }) => [region, whole(count), whole(p75)],
      ),
    ],
    [
      'Errors that nothing caught',
      ['count', 'error', 'where'],
      rowsOf(
        (it) => it.errors,
        ({ name, stack, count }) => [whole(count), name, stack.join(' ← ') || NOTHING],
      ),
    ],
    [
      'What browsers refused',
      ['count', 'what'],
      rowsOf(
        (it) => it.violations,
        ({ what, count }) => [whole(count), what],
      ),
    ],
  ];
  const lines = judgements.map(judgementText);
  return [
    `Health of ${site}`,
    period
      ? `Visits from ${hourText(period.from)} to ${hourText(period.to)} (UTC), as pages and browsers reported them.`
      : 'No visit is reported yet.',
    '',
    'New releases',
    ...(lines.length ? lines : ['  No release is new since the deployment before.']),
    ...sections
      .filter(([, , rows]) => rows.length > 0)
      .map(([title, columns, rows]) => {
        const headed = [['application', 'release', ...columns], ...rows];
        return `\n${title}\n${table(headed, { hasHeadings: true }).trimEnd()}`;
      }),
    '',
  ].join('\n');
}
