import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { composeSite } from '@site/compose/site/composeSite';
import { liveOf, withReleases, type WantedReleases } from '@site/releases/deployments/makeLive';
import { openReleases } from '@site/releases/deployments/openReleases';
import { isWorkingCopy, versionOf } from '@site/releases/release/releaseId';
import type { ReleaseStore } from '@site/releases/store/releaseStore';
import { findBrowser } from '@site/tooling/browser/findBrowser';
import { UsageError } from '@site/tooling/command-line/command';
import { distFolder, applicationNames } from '@site/tooling/workspace';
import { makeComposingFolder } from '../deploying/composingFolder';
import { comparePages } from '../diff/comparePages';
import { compareSites } from '../diff/compareSites';
import { emptySite, servedSite, type ServedSite } from '../diff/servedSite';
import { summaryOf } from '../diff/summary';
import { serveComposed, type StaticHost } from '../folder/staticHost';
import { readComposedSite, type ComposedSite } from '../host/readComposedSite';
import { LOCAL, localTarget } from '../targets/localTarget';
import { PRODUCTION, readTarget } from '../targets/targetsFile';
import { readWantedReleases } from './readWantedReleases';
import type { SiteTools, TargetChoice } from './siteTools';

export interface DiffOptions extends TargetChoice {
  live?: boolean;
  out?: string;
  pages: boolean;
}

/**
 * The release of each application that was added last, where that is after the live one; of all applications while nothing is live.
 * Builds of a working copy are not meant: nobody has released them.
 */
async function newestReleases(store: ReleaseStore, live: WantedReleases): Promise<WantedReleases> {
  const newest: WantedReleases = { ...live };
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
  if (to === LOCAL || (to === undefined && !live)) {
    const { settings, address } = localTarget();
    return { site, settings, address };
  }
  const name = to ?? PRODUCTION;
  const target = await readTarget(name, targets);
  if (target.shows === 'desk') {
    throw new UsageError(`${name} shows the order desk, which has no releases to compare.`);
  }
  return {
    site: tools.open({ publisher: site.publisher, target: name }),
    settings: target.settings,
    address: target.address,
  };
}

/** Opens both sides: releases are composed and served, addresses are asked. `serve` shows what was composed in a folder. */
async function openSides(
  args: readonly string[],
  options: DiffOptions,
  tools: SiteTools,
  serve: (name: string, compose: (folder: string) => Promise<ComposedSite>) => Promise<string>,
): Promise<[ServedSite, ServedSite]> {
  const [first = '', second] = args;
  const candidate = /^https?:\/\//.test(first) ? first : undefined;
  if (candidate !== undefined && second !== undefined) {
    throw new UsageError(`Unexpected argument "${second}".`);
  }
  const wanted = candidate === undefined ? readWantedReleases(args) : {};
  const { site, settings, address } = await readPlace(options, tools);
  const { store } = site;
  // Both sides are composed for one time, as pages name the year.
  const on = new Date().toISOString();
  const { state } = await site.deployments.find();
  const keepsPages = state?.history[0]?.offline !== 'off';

  async function composed(releases: WantedReleases, name: string): Promise<ServedSite> {
    if (Object.keys(releases).length === 0) return emptySite;
    const say = (line: string) => tools.terminal.warn(line);
    const opened = await openReleases(store, releases);
    const at = await serve(name, async (folder) => {
      await composeSite(opened, { on, site: folder, settings, keepsPages, say });
      return readComposedSite(folder, settings);
    });
    return servedSite(at);
  }

  let before: ServedSite;
  let current: WantedReleases;
  if (options.live) {
    before = servedSite(address);
    current = await before.releases();
  } else {
    current = liveOf(state?.history[0]);
    before = await composed(current, 'before');
  }
  if (candidate !== undefined) return [before, servedSite(candidate)];
  const next = args.length
    ? await withReleases(store, current, wanted)
    : await newestReleases(store, current);
  if (Object.keys(next).length === 0) {
    throw new Error('Nothing is live, and the store has no release: npm run release makes one.');
  }
  return [before, await composed(next, 'after')];
}

/** Why pages cannot be compared: without a browser the rest can. */
function missingBrowser({ pages }: DiffOptions): string | undefined {
  if (!pages) return 'That was asked for.';
  try {
    findBrowser();
    return undefined;
  } catch (failure) {
    return (failure as Error).message;
  }
}

/** Compares what visitors get now with what they would get. Writes the report and shows it. */
export async function runDiff(
  args: readonly string[],
  options: DiffOptions,
  tools: SiteTools,
): Promise<void> {
  const out = resolve(options.out ?? join(distFolder, 'diff'));
  const composing = await makeComposingFolder();
  const hosts: StaticHost[] = [];
  try {
    const [before, after] = await openSides(args, options, tools, async (name, compose) => {
      const host = await serveComposed(await compose(join(composing.folder, name)));
      hosts.push(host);
      return host.address;
    });
    await mkdir(out, { recursive: true });
    const published = await compareSites(before, after);
    const report = join(out, 'pages');
    await rm(report, { recursive: true, force: true });
    const inBrowser =
      missingBrowser(options) ??
      (await comparePages(before.address, after.address, { pages: published.pages, report }));
    const differences = { ...published, inBrowser };
    const summary = summaryOf(differences);
    await writeFile(join(out, 'summary.md'), summary);
    tools.terminal.write(summary);
    const written = typeof inBrowser === 'string' ? 'summary.md' : 'pages/index.html';
    tools.terminal.warn(`The report is ${join(out, written)}.`);
  } finally {
    await Promise.all(hosts.map((host) => host.close()));
    composing.remove();
  }
}
