import { dataFolder } from '@site/firestore/journal/dataFolder';
import { UsageError } from '@site/tooling/command-line/command';
import { shortNameOf } from '../releases/shortNames';
import { readLines } from '@site/reports/health/readLines';
import { summarise, type ReleaseHealth } from '@site/reports/health/summary';
import { reportsIn, visitsIn } from '@site/reports/logFiles';
import { isReportLine } from '@site/reports/readReports';
import { isVisitLine } from '@site/reports/readVisit';
import { table } from '@site/tooling/command-line/table';
import type { Verb } from './verb';

const HEADINGS = [
  'application',
  'release',
  'visits',
  'remotes ok',
  'retried',
  'fallback',
  'mostly',
  'here after ms (p75)',
  'LCP ms (p75)',
  'CLS (p75)',
  'INP ms (p75)',
  'reports',
];

const shown = (value: number | undefined) => (value === undefined ? '-' : String(value));

function rowOf(health: ReleaseHealth): string[] {
  const { application, release, visits, outcomes, mostFrequentReason, p75, reports } = health;
  // The shell is no remote: it comes with the page, or there is no visit.
  const isRemote = application !== 'shell';
  const counts = [outcomes.ok, outcomes.retried, outcomes.fallback];
  return [
    shortNameOf(application),
    release,
    String(visits),
    ...counts.map((count) => (isRemote ? String(count) : '-')),
    mostFrequentReason ?? '-',
    ...[p75.ms, p75.lcp, p75.cls, p75.inp].map(shown),
    String(reports),
  ];
}

/** Sums up what visits and browsers reported, by release. */
export const healthVerb: Verb = {
  words: '[DATA_FOLDER]',
  summary: 'sums up by release what happened in visits, from .data or another data folder',
  async run(words, { terminal }) {
    const [folder = dataFolder, ...rest] = words;
    if (rest.length) throw new UsageError('health takes at most one data folder.');
    const [visits, reports] = await Promise.all([
      readLines(visitsIn(folder), isVisitLine),
      readLines(reportsIn(folder), isReportLine),
    ]);
    if (visits.length + reports.length === 0) {
      return terminal.write(`No visit is reported in ${folder} yet.\n`);
    }
    const { releases, otherReports } = summarise(visits, reports);
    terminal.write(table([HEADINGS, ...releases.map(rowOf)]));
    if (otherReports) terminal.write(`Reports that name no release's file: ${otherReports}.\n`);
  },
};
