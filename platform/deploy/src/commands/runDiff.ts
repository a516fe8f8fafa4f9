import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { VISITS_ADDRESS } from '@site/contracts/visitReport';
import { composeSite } from '@site/compose';
import type { SiteSettings } from '@site/compose/pages';
import {
  isWorkingCopy,
  liveOf,
  openReleases,
  versionOf,
  withReleases,
  type ReleaseStore,
  type Wanted,
} from '@site/releases';
import { openBrowser } from '@site/tooling/browser/openBrowser';
import { UsageError } from '@site/tooling/command-line/command';
import { distFolder, applicationNames } from '@site/tooling/workspace';
import { compareSites, sideOf } from '../diff/compareSites';
import { htmlReport } from '../diff/htmlReport';
import { markdownSummary, type SiteReport } from '../diff/report';
import { emptySite, shownSite, type ShownSite } from '../diff/shownSite';
import { canBeSeen, PICTURES_FOLDER, takePictures } from '../diff/takePictures';
import { serveStatic, type StaticHost } from '../folder/staticHost';
import { readComposedSite, type ComposedSite } from '../host/readComposedSite';
import { PRODUCTION } from '../targets/targetsFile';
import { readTarget } from '../targets/targetsFile';
import { readWantedReleases } from './readWantedReleases';
import type { SiteTools, TargetChoice } from './siteTools';

export interface DiffOptions extends TargetChoice {
  live?: boolean;
  out?: string;
  pictures: boolean;
}

/**
 * The release of each application that was added last, where that is after the live one; of all applications while nothing is live.
 * Builds of a working copy are not meant: nobody has released them.
 */
async function newestReleases(store: ReleaseStore, live: Wanted): Promise<Wanted> {
  const newest: Wanted = { ...live };
  const names = applicationNames.filter((name) => live[name] ?? Object.keys(live).length === 0);
  for (const name of names) {
    const ids = await store.list(name);
    const [id] = ids.filter((each) => !isWorkingCopy(versionOf(each)));
    const current = live[name];
    if (id === undefined) continue;
    if (current === undefined || ids.indexOf(id) < ids.indexOf(current)) newest[name] = id;
  }
  return newest;
}

/** What is compared with: the public site where it is meant, otherwise that of this machine. */
async function readPlace({ to, live, targets }: DiffOptions, tools: SiteTools) {
  const site = tools.local();
  const settings: SiteSettings = { visits: VISITS_ADDRESS };
  if (to === undefined && !live) return { site, settings, address: undefined };
  const name = to ?? PRODUCTION;
  const target = await readTarget(name, targets);
  return {
    site: tools.open({ publisher: site.publisher, target: name }),
    settings: target.settings,
    address: target.address,
  };
}

/** Opens both sides: releases are composed and served, addresses are asked. `serve` shows what was composed in a folder. */
async function openSides(
  words: readonly string[],
  options: DiffOptions,
  tools: SiteTools,
  serve: (name: string, compose: (folder: string) => Promise<ComposedSite>) => Promise<string>,
): Promise<[ShownSite, ShownSite]> {
  const [first = '', second] = words;
  const candidate = /^https?:\/\//.test(first) ? first : undefined;
  if (candidate !== undefined && second !== undefined) {
    throw new UsageError(`Unexpected argument "${second}".`);
  }
  const wanted = candidate === undefined ? readWantedReleases(words) : {};
  const { site, settings, address } = await readPlace(options, tools);
  const { store } = site;
  // Both sides are composed for one time, as pages name the year.
  const on = new Date().toISOString();
  const { state } = await site.deployments.find();
  const keepsPages = state?.history[0]?.offline !== 'off';

  async function composed(releases: Wanted, name: string): Promise<ShownSite> {
    if (Object.keys(releases).length === 0) return emptySite;
    const title = applicationNames.flatMap((it) => (releases[it] ? `${it}@${releases[it]}` : []));
    const say = (line: string) => tools.terminal.warn(line);
    const opened = await openReleases(store, releases);
    const at = await serve(name, async (folder) => {
      await composeSite(opened, { on, site: folder, settings, keepsPages, say });
      return readComposedSite(folder, settings);
    });
    return shownSite(at, title.join(' '));
  }

  let before: ShownSite;
  let current: Wanted;
  if (options.live && address !== undefined) {
    before = shownSite(address);
    current = (await sideOf(before)).releases as Wanted;
  } else {
    current = liveOf(state?.history[0]);
    before = await composed(current, 'before');
  }
  if (candidate !== undefined) return [before, shownSite(candidate)];
  const next = words.length
    ? await withReleases(store, current, wanted)
    : await newestReleases(store, current);
  if (Object.keys(next).length === 0) {
    throw new Error('Nothing is live, and the store has no release: npm run release makes one.');
  }
  return [before, await composed(next, 'after')];
}

async function withPictures(
  report: SiteReport,
  sides: { before: ShownSite; after: ShownSite; out: string },
  isWanted: boolean,
): Promise<SiteReport> {
  if (!report.pages.some(canBeSeen)) return report;
  if (!isWanted) return { ...report, withoutPictures: 'Pictures were not asked for.' };
  const browser = await openBrowser().catch((failure: Error) => failure);
  if (browser instanceof Error) {
    return { ...report, withoutPictures: `There are no pictures. ${browser.message}` };
  }
  try {
    return { ...report, pages: await takePictures(browser, report.pages, sides) };
  } finally {
    await browser.close();
  }
}

/** Compares what visitors get now with what they would get. Writes the report and shows it. */
export async function runDiff(
  words: readonly string[],
  options: DiffOptions,
  tools: SiteTools,
): Promise<void> {
  const out = resolve(options.out ?? join(distFolder, 'diff'));
  const composing = await mkdtemp(join(tmpdir(), 'site-deploy-'));
  const hosts: StaticHost[] = [];
  try {
    const [before, after] = await openSides(words, options, tools, async (name, compose) => {
      const folder = join(composing, name);
      const { rules, files } = await compose(folder);
      const read = (path: string) => readFile(join(folder, path));
      const host = await serveStatic(async () => ({ rules, paths: [...files.keys()], read }));
      hosts.push(host);
      return host.address;
    });
    const wordsOnly = await compareSites(before, after);
    await mkdir(out, { recursive: true });
    await rm(join(out, PICTURES_FOLDER), { recursive: true, force: true });
    const report = await withPictures(wordsOnly, { before, after, out }, options.pictures);
    await writeFile(join(out, 'index.html'), htmlReport(report));
    await writeFile(join(out, 'summary.md'), markdownSummary(report));
    tools.terminal.write(markdownSummary(report));
    tools.terminal.warn(`The report is ${join(out, 'index.html')}.`);
  } finally {
    await Promise.all(hosts.map((host) => host.close()));
    await rm(composing, { recursive: true, force: true });
  }
}
