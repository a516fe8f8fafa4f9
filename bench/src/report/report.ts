import { table } from '@site/tooling/command-line/command';
import { asked, judgeGoals, written, type Judgement } from '../goals/judgeGoals';
import { metricLabels, metricNames, throttlings } from '../lighthouse/metrics';
import { measured, type Measured } from '../results/medians';
import type { Results } from '../results/results';
import { siteNames, siteTitles } from '../sites/siteNames';
import { median } from '../statistics/median';
import { moments, touchTargets, type Moment, type TouchTarget } from '../touch/touchTargets';

const rounded = (value: number) => String(Math.round(value * 1000) / 1000);

/** The median, with the smallest and the largest round: a difference within these is noise. */
function told(values: readonly number[]): string {
  const middle = median(values);
  if (middle === undefined) return '';
  const [least, most] = [Math.min(...values), Math.max(...values)];
  return least === most
    ? rounded(middle)
    : `${rounded(middle)} (${rounded(least)}–${rounded(most)})`;
}

/** A table under its title; nothing where it has no row. */
function section(title: string, headings: readonly string[], rows: readonly string[][]): string[] {
  if (rows.length === 0) return [];
  return [`## ${title}\n\n${table([[...headings], ...rows], { hasHeadings: true })}`];
}

function goalRow({ goal, verdict, pages }: Judgement): string[] {
  const [worst] = pages;
  const missed = pages.filter(({ isMet }) => !isMet);
  return [
    ...[goal.name, asked(goal), verdict],
    worst ? `${written(goal, worst.value)} on ${worst.page}` : '',
    missed.length ? `${missed.length} of ${pages.length} pages` : '',
  ];
}

/** Which goals are met, for a terminal. */
export function summary(results: Results): { text: string; isMet: boolean } {
  const all = measured(results);
  const judgements = judgeGoals(all).filter(({ verdict }) => verdict !== 'unknown');
  const headings = ['Goal', 'Asked', 'Verdict', 'Worst page', 'Missed on'];
  const thrown = all.disturbed.map(
    ({ round, page, benchmarkIndex }) =>
      `Thrown away: round ${round} of ${page}, the machine was disturbed (${benchmarkIndex}).\n`,
  );
  const goals = table([headings, ...judgements.map(goalRow)], { hasHeadings: true });
  return {
    text: [goals, ...thrown].join(''),
    isMet: judgements.every(({ verdict }) => verdict === 'met'),
  };
}

const loading = (all: Measured): string[] =>
  metricNames.flatMap((metric) =>
    throttlings.flatMap((throttling) => {
      const rows = all.pages.map((page) => [
        page,
        ...siteNames.map((site) => told(all.values(site, page, throttling, metric))),
      ]);
      return section(
        `${metricLabels[metric]}, ${throttling} throttling`,
        ['Page', ...siteNames.map((site) => siteTitles[site])],
        rows.filter(([, ...values]) => values.some(Boolean)),
      );
    }),
  );

const momentNames: Readonly<Record<Moment, string>> = {
  paint: 'right after the first paint',
  rest: 'at rest',
};

function touching(all: Measured): string[] {
  const targets = Object.keys(touchTargets) as TouchTarget[];
  const rows = all.pages.flatMap((page) =>
    targets.map((target) => [
      ...[page, touchTargets[target]],
      ...moments.map((moment) =>
        told(all.touches(page, { target, moment }).flatMap(({ effect }) => effect ?? [])),
      ),
    ]),
  );
  const without = all.pages.flatMap((page) =>
    moments.flatMap((moment) =>
      all.touches(page, { moment }).flatMap(({ outcome, round, target }) => {
        if (outcome === 'effect') return [];
        const what = outcome === 'lost' ? 'no effect' : 'not there yet';
        return [[page, touchTargets[target], momentNames[moment], what, `round ${round}`]];
      }),
    ),
  );
  return [
    ...section(
      'Touch to effect (ms), at a fourth of the speed',
      ['Page', 'Touched', ...moments.map((moment) => momentNames[moment])],
      rows.filter(([, , ...values]) => values.some(Boolean)),
    ),
    ...section('Without an effect', ['Page', 'Touched', 'When', 'Outcome', ''], without),
  ];
}

/** All of a run: the goals, and the median of the rounds with the smallest and the largest one. */
export function report(results: Results): string {
  const { run, failures } = results;
  const all = measured(results);
  return [
    `# Benchmark of ${run.commit}\n\n${run.startedAt}, ${run.minutes} minutes, ${run.rounds} rounds. ${run.machine}. ${run.browser}.\n`,
    `## Goals\n\n${summary(results).text}`,
    ...loading(all),
    ...touching(all),
    ...section(
      'Visits that failed',
      ['Page', 'Site', 'Round', 'Reason'],
      failures.map(({ page, site, round, reason }) => [
        ...[page, siteTitles[site], String(round), reason],
      ]),
    ),
  ].join('\n');
}
