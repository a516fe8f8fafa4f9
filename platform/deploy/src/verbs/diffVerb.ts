import { rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { VISITS_ADDRESS } from '@site/contracts/visitReport';
import { readWanted } from '@site/federation/commands/readWanted';
import type { Verb, VerbContext } from '@site/federation/commands/verb';
import { findRelease } from '@site/federation/deployments/findRelease';
import { liveOf, type Wanted } from '@site/federation/deployments/makeLive';
import type { SiteSettings } from '@site/federation/page/siteSettings';
import { shortNames } from '@site/federation/releases/shortNames';
import { UsageError } from '@site/tooling/command-line/command';
import { root } from '@site/tooling/workspace';
import { composingFolder } from '../deploying/composingFolder';
import { composeCandidate } from '../diff/candidates/composeCandidate';
import { newestReleases } from '../diff/candidates/newestReleases';
import { sideOf } from '../diff/comparing/compareSites';
import { diffSites } from '../diff/diffSites';
import { textReport } from '../diff/output/textReport';
import { jsonReport, REPORT_FILES } from '../diff/output/writeReport';
import { isEmpty } from '../diff/report/report';
import { addressSite } from '../diff/sites/addressSite';
import type { VisibleSite } from '../diff/sites/visibleSite';
import { PRODUCTION } from '../targets/production';
import { readTarget } from '../targets/targetsFile';

const OUT = join(root, 'dist/diff');

const isAddress = (word: string) => /^https?:\/\//.test(word);

/** What is compared with: the public site where it is meant, otherwise that of this machine. */
async function readPlace({ options, open, site }: VerbContext) {
  const settings: SiteSettings = { visits: VISITS_ADDRESS };
  if (options.to === undefined && !options.live) return { site, settings, address: undefined };
  const name = options.to ?? PRODUCTION;
  const { address, visits, violations, database } = await readTarget(name, options.targets);
  return { site: open({ target: name }), settings: { visits, violations, database }, address };
}

async function openSides(
  words: readonly string[],
  context: VerbContext,
  folder: string,
): Promise<[VisibleSite, VisibleSite]> {
  const { terminal, options } = context;
  const [word, ...rest] = words;
  const candidate = word !== undefined && isAddress(word) ? word : undefined;
  if (candidate !== undefined && rest.length) {
    throw new UsageError(`Unexpected argument "${rest[0]}".`);
  }
  const wanted = candidate === undefined && words.length ? readWanted('diff', words) : {};
  const { site, settings, address } = await readPlace(context);
  const { store } = site;
  const on = new Date().toISOString();
  const compose = (releases: Wanted, name: string) =>
    composeCandidate(releases, {
      ...{ store, settings, on, folder: join(folder, name) },
      say: (line) => terminal.warn(line),
    });

  async function live(): Promise<[VisibleSite, Wanted]> {
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
    if (text !== undefined) next[name] = await findRelease(store, name, text);
  }
  return [before, await compose(next, 'after')];
}

/** Says what visitors would get otherwise than now. Changes nothing. */
export const diffVerb: Verb = {
  words: '[NAME@VERSION … | ADDRESS]',
  summary:
    'shows what would change for visitors with these releases, in words and pictures; with the newest by default',
  options: ['to', 'targets', 'live', 'out', 'json', 'no-pictures', 'exit-code'],
  async run(words, context) {
    const { options, terminal } = context;
    const out = resolve(options.out ?? OUT);
    const folder = await composingFolder();
    try {
      const [before, after] = await openSides(words, context, folder);
      const hasPictures = !options['no-pictures'];
      const report = await diffSites(before, after, { out, hasPictures });
      terminal.write(options.json ? jsonReport(report) : textReport(report));
      terminal.warn(`The report is ${join(out, REPORT_FILES.html)}.`);
      if (options['exit-code'] && !isEmpty(report)) throw new Error('Something would change.');
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  },
};
