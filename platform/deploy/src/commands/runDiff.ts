import { rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { VISITS_ADDRESS } from '@site/contracts/visitReport';
import { readWantedReleases } from './readWantedReleases';
import type { SiteTools, TargetChoice } from './siteTools';
import { findReleaseInStore, liveOf, type Wanted } from '@site/releases';
import type { SiteSettings } from '@site/compose/pages';
import { shortNames } from '@site/tooling/applicationShortNames';
import { UsageError } from '@site/tooling/command-line/command';
import { root } from '@site/tooling/workspace';
import { composingFolder } from '../deploying/composingFolder';
import { composeCandidate } from '../diff/candidates/composeCandidate';
import { newestReleases } from '../diff/candidates/newestReleases';
import { sideOf } from '../diff/comparing/compareSites';
import { diffSites } from '../diff/diffSites';
import { textReport } from '../diff/output/textReport';
import { jsonReport, REPORT_FILES } from '../diff/output/writeReport';
import { isEmpty } from '../diff/report/diffReport';
import { addressSite } from '../diff/sites/addressSite';
import type { ComparedSite } from '../diff/sites/comparedSite';
import { PRODUCTION } from '../targets/production';
import { readTarget } from '../targets/targetsFile';

const OUT = join(root, 'dist/diff');

export interface DiffOptions extends TargetChoice {
  live?: boolean;
  out?: string;
  json?: boolean;
  pictures: boolean;
  exitCode?: boolean;
}

const isAddress = (word: string) => /^https?:\/\//.test(word);

/** What is compared with: the public site where it is meant, otherwise that of this machine. */
async function readPlace(options: DiffOptions, tools: SiteTools) {
  const site = tools.local();
  const settings: SiteSettings = { visits: VISITS_ADDRESS };
  if (options.to === undefined && !options.live) return { site, settings, address: undefined };
  const name = options.to ?? PRODUCTION;
  const { address, visits, violations, database } = await readTarget(name, options.targets);
  return {
    site: tools.open({ publisher: site.publisher, target: name }),
    settings: { visits, violations, database },
    address,
  };
}

async function openSides(
  words: readonly string[],
  options: DiffOptions,
  tools: SiteTools,
  folder: string,
): Promise<[ComparedSite, ComparedSite]> {
  const [word, ...rest] = words;
  const candidate = word !== undefined && isAddress(word) ? word : undefined;
  if (candidate !== undefined && rest.length) {
    throw new UsageError(`Unexpected argument "${rest[0]}".`);
  }
  const wanted = candidate === undefined && words.length ? readWantedReleases(words) : {};
  const { site, settings, address } = await readPlace(options, tools);
  const { store } = site;
  const on = new Date().toISOString();
  const compose = (releases: Wanted, name: string) =>
    composeCandidate(releases, {
      ...{ store, settings, on, folder: join(folder, name) },
      say: (line) => tools.terminal.warn(line),
    });

  async function live(): Promise<[ComparedSite, Wanted]> {
    if (options.live && address !== undefined) {
      const shown = addressSite(address);
      return [shown, (await sideOf(shown)).releases as Wanted];
    }
    const { state } = await site.deployments.find();
    const releases = liveOf(state?.history[0]);
    return [await compose(releases, 'before'), releases];
  }

  const [before, current] = await live();
  if (candidate !== undefined) return [before, addressSite(candidate)];
  const next = words.length ? { ...current } : await newestReleases(store, current);
  for (const name of shortNames) {
    const text = wanted[name];
    if (text !== undefined) next[name] = await findReleaseInStore(store, name, text);
  }
  return [before, await compose(next, 'after')];
}

/** Compares what visitors get now with what they would get. Writes the report and shows it. */
export async function runDiff(
  words: readonly string[],
  options: DiffOptions,
  tools: SiteTools,
): Promise<void> {
  const { terminal } = tools;
  const out = resolve(options.out ?? OUT);
  const folder = await composingFolder();
  try {
    const [before, after] = await openSides(words, options, tools, folder);
    const report = await diffSites(before, after, { out, hasPictures: options.pictures });
    terminal.write(options.json ? jsonReport(report) : textReport(report));
    terminal.warn(`The report is ${join(out, REPORT_FILES.html)}.`);
    if (options.exitCode && !isEmpty(report)) throw new Error('Something would change.');
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
