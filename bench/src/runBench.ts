import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openBrowser } from '@site/tooling/browser/openBrowser';
import { UsageError } from '@site/tooling/command-line/command';
import { root } from '@site/tooling/workspace';
import { describeRun } from './describeRun';
import { measureRounds } from './measureRounds';
import type { BenchSelection } from './readSelection';
import { printSummary } from './report/printSummary';
import { reportPage } from './report/reportPage';
import { measured } from './results/medians';
import type { Results } from './results/results';
import { resultsJson } from './results/tableJson';
import { pathsOf } from './selection';
import { buildSites } from './sites/buildSites';
import { serveSites } from './sites/serveSites';
import { sourceVersion } from './sourceVersion';

export interface BenchOptions extends BenchSelection {
  rounds: number;
  /** After so many, no page is measured that was measured before. */
  minutes: number;
}

/** Builds the sites, measures them, and writes the report. @returns 1 when a goal is missed. */
export async function runBench(options: BenchOptions): Promise<0 | 1> {
  const { rounds, minutes, only, isKept } = options;
  const commit = sourceVersion();
  if (isKept && commit.endsWith('+')) {
    throw new UsageError('Results belong to a commit. Commit your changes first.');
  }
  const startedAt = new Date();
  const folder = await mkdtemp(join(tmpdir(), 'site-bench-'));
  const say = (line: string) => console.log(line);
  const browser = await openBrowser();
  try {
    say('Building the sites.');
    const folders = await buildSites(folder, options, browser);
    const served = await serveSites(folders, join(folder, 'data'));
    const pages = pathsOf(options);
    const isTimeUp = () => Date.now() - startedAt.getTime() > minutes * 60_000;
    const measuring = { rounds, isTimeUp, pages, only, served, say };
    const samples = await measureRounds(measuring).finally(served.close);
    const begun = Math.max(0, ...samples.rounds.map(({ round }) => round));
    const run = describeRun({ startedAt, rounds: begun, commit }, browser);
    const file = await write({ run, ...samples }, isKept);
    const isMet = printSummary(measured(samples), (text) => process.stdout.write(text));
    say(`Report: ${file}`);
    return isMet ? 0 : 1;
  } finally {
    await browser.close();
    await rm(folder, { recursive: true, force: true });
  }
}

/** Writes the numbers and the report. @returns the report's file. */
async function write(results: Results, isKept: boolean): Promise<string> {
  const { startedAt, commit } = results.run;
  const folder = isKept ? join(root, 'bench/results') : join(root, 'dist/bench');
  const name = isKept ? `${startedAt.slice(0, 10)}-${commit}` : 'results';
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, `${name}.json`), resultsJson({ ...results }));
  const report = join(folder, `${name}.html`);
  await writeFile(report, reportPage(results));
  return report;
}
