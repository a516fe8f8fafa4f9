import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildIfNeeded } from '@site/deploy/buildIfNeeded';
import { openBrowser } from '@site/tooling/browser/openBrowser';
import { UsageError } from '@site/tooling/command-line/command';
import { root, siteFolder } from '@site/tooling/workspace';
import { describeRun, sourceVersion } from './describeRun';
import { measureRounds } from './measureRounds';
import { summary } from './goals/summary';
import type { Results } from './results/results';
import { buildLimit } from './sites/limitSite';
import { serveSites } from './sites/serveSites';

export interface BenchOptions {
  /** The paths of the pages that are measured. */
  pages: readonly string[];
  /** Whether the results are written for a commit. */
  isKept: boolean;
  rounds: number;
  /** After so many, no page is measured that was measured before. */
  minutes: number;
}

/** Builds the site and its limit, measures both, writes the numbers and says which goals are met. @returns 1 when one is not. */
export async function runBench(options: BenchOptions): Promise<0 | 1> {
  const { rounds, minutes, pages, isKept } = options;
  const commit = sourceVersion();
  if (isKept && commit.endsWith('+')) {
    throw new UsageError('Results belong to a commit. Commit your changes first.');
  }
  const startedAt = new Date();
  const folder = await mkdtemp(join(tmpdir(), 'site-bench-'));
  const say = (line: string) => console.log(line);
  const browser = await openBrowser();
  try {
    await buildIfNeeded();
    const limit = join(folder, 'limit');
    await buildLimit(limit, { composed: siteFolder, paths: pages });
    const served = await serveSites({ site: siteFolder, limit }, join(folder, 'data'));
    const isTimeUp = () => Date.now() - startedAt.getTime() > minutes * 60_000;
    const measuring = { rounds, isTimeUp, pages, served, say };
    const samples = await measureRounds(measuring).finally(served.close);
    const begun = Math.max(0, ...samples.rounds.map(({ round }) => round));
    const run = describeRun({ startedAt, rounds: begun, commit }, browser);
    const results: Results = { run, ...samples };
    const file = await write(results, isKept);
    const { text, isMet } = summary(results);
    say(`${text}Numbers: ${file}`);
    return isMet ? 0 : 1;
  } finally {
    await browser.close();
    await rm(folder, { recursive: true, force: true });
  }
}

/** Writes the numbers. @returns their file. */
async function write(results: Results, isKept: boolean): Promise<string> {
  const { startedAt, commit } = results.run;
  const folder = isKept ? join(root, 'bench/results') : join(root, 'dist/bench');
  const name = isKept ? `${startedAt.slice(0, 10)}-${commit}` : 'results';
  await mkdir(folder, { recursive: true });
  const file = join(folder, `${name}.json`);
  await writeFile(file, `${JSON.stringify(results)}\n`);
  return file;
}
