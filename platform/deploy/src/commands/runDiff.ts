import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { composeSite, type ComposeOptions } from '@site/compose/site/composeSite';
import type { RemoteName } from '@site/contracts/remotes';
import { liveOf, withReleases, type WantedReleases } from '../deployments/makeLive';
import { essentialApplications, openReleases } from '../deployments/openReleases';
import { isWorkingCopy, versionOf } from '@site/releases/release/releaseId';
import type { ReleaseStore } from '@site/releases/store/releaseStore';
import { findBrowser } from '@site/tooling/browser/findBrowser';
import { UsageError } from '@site/tooling/command-line/command';
import { ifThere } from '@site/tooling/files/ifThere';
import { applicationNames, distFolder, isBuiltHere, remoteNames } from '@site/tooling/workspace';
import { assertReplaceable } from '../deploying/assertReplaceable';
import { makeComposingFolder } from '../deploying/composingFolder';
import { comparePages } from '../diff/comparePages';
import { compareSites } from '../diff/compareSites';
import { emptySite, servedSite, withoutRemotes, type ServedSite } from '../diff/servedSite';
import { SUMMARY_HEADING, summaryOf } from '../diff/summary';
import { serveComposed, type StaticHost } from '../folder/staticHost';
import { readComposedSite } from '../host/readComposedSite';
import { LOCAL } from '../targets/localTarget';
import { PRODUCTION, readTarget } from '../targets/targetsFile';
import { readWantedReleases } from './readWantedReleases';
import { assertHasReleases, type SiteTools, type TargetChoice } from './siteTools';

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
async function readPlace({ to, live }: DiffOptions, tools: SiteTools) {
  if (to === LOCAL || (to === undefined && !live)) {
    const site = tools.localSite();
    return { site, target: site.target };
  }
  const name = to ?? PRODUCTION;
  const target = await readTarget(name);
  assertHasReleases(target);
  return { site: tools.record(name), target };
}

type ComposerOptions = Pick<ComposeOptions, 'settings' | 'keepsPages' | 'say'> & {
  store: ReleaseStore;
  /** The headers under http are others. */
  isLocal: boolean;
};

/** Composes releases and serves them until it is closed. */
async function openComposer({ store, isLocal, ...options }: ComposerOptions) {
  // All are composed for one time, as pages name the year.
  const on = new Date().toISOString();
  const composing = await makeComposingFolder();
  const hosts: StaticHost[] = [];
  return {
    async serve(releases: WantedReleases): Promise<ServedSite> {
      if (Object.keys(releases).length === 0) return emptySite;
      const folder = join(composing.folder, String(hosts.length));
      await composeSite(await openReleases(store, releases), { ...options, on, site: folder });
      const host = await serveComposed(await readComposedSite(folder, options.settings, isLocal));
      hosts.push(host);
      return servedSite(host.address);
    },
    async close(): Promise<void> {
      await Promise.all(hosts.map((host) => host.close()));
      composing.remove();
    },
  };
}

type Composer = Awaited<ReturnType<typeof openComposer>>;

/** What visitors would get: an address, or releases beside those that are live; those made last where none are named. */
type Candidate = { address: string } | { wanted: WantedReleases | undefined };

function readCandidate(args: readonly string[]): Candidate {
  const [first = '', second] = args;
  if (!/^https?:\/\//.test(first)) {
    return { wanted: args.length ? readWantedReleases(args) : undefined };
  }
  if (second !== undefined) throw new UsageError(`Unexpected argument "${second}".`);
  return { address: first };
}

/** What visitors get now: from the address itself, which says what it shows, or composed of the releases on record. */
const openBefore = async (
  address: string | undefined,
  recorded: WantedReleases,
  composer: Composer,
): Promise<ServedSite> => (address === undefined ? composer.serve(recorded) : servedSite(address));

/**
 * The remotes that visitors have and that the candidate says nothing of, as others build them: the store of a merge has no
 * release of them, and the preview of a change does not show them.
 */
async function findLeftOut(
  candidate: Candidate,
  live: WantedReleases,
  store: ReleaseStore,
): Promise<RemoteName[]> {
  const names = remoteNames.filter((name) => live[name] && !essentialApplications.includes(name));
  if ('address' in candidate) {
    const shown = await servedSite(candidate.address).releases();
    return names.filter((name) => !isBuiltHere(name) && shown[name] === undefined);
  }
  const stored = new Set((await Promise.all(names.map((name) => store.list(name)))).flat());
  return names.filter((name) => !candidate.wanted?.[name] && !stored.has(live[name] ?? ''));
}

async function openAfter(
  candidate: Candidate,
  live: WantedReleases,
  store: ReleaseStore,
  composer: Composer,
): Promise<ServedSite> {
  if ('address' in candidate) return servedSite(candidate.address);
  const next = candidate.wanted
    ? await withReleases(store, live, candidate.wanted)
    : await newestReleases(store, live);
  if (Object.keys(next).length === 0) {
    throw new Error('Nothing is live, and the store has no release: npm run release makes one.');
  }
  return composer.serve(next);
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
  const report = join(out, 'pages');
  const summaryFile = join(out, 'summary.md');
  if (options.out !== undefined) {
    await assertReplaceable(out, async () =>
      ((await ifThere(readFile(summaryFile, 'utf8'))) ?? '').startsWith(SUMMARY_HEADING),
    );
  }
  const candidate = readCandidate(args);
  const { site, target } = await readPlace(options, tools);
  const { store } = site;
  const { state } = await site.deployments.find();
  const [current] = state?.history ?? [];
  const composer = await openComposer({
    store,
    settings: target.settings,
    isLocal: target.isLocal === true && !target.address.startsWith('https:'),
    keepsPages: current?.offline !== 'off',
    say: (line) => tools.terminal.warn(line),
  });
  try {
    const publicAddress = options.live ? target.address : undefined;
    const whole = await openBefore(publicAddress, liveOf(current), composer);
    const leftOut = options.live ? await findLeftOut(candidate, await whole.releases(), store) : [];
    const before = withoutRemotes(whole, leftOut);
    const after = await openAfter(candidate, await before.releases(), store, composer);
    await mkdir(out, { recursive: true });
    const published = await compareSites(before, after);
    await rm(report, { recursive: true, force: true });
    await rm(summaryFile, { force: true });
    const inBrowser =
      missingBrowser(options) ??
      (await comparePages(before.address, after.address, {
        pages: published.pages,
        report,
      }).catch(async (failure: unknown) => {
        // The next run would take it for somebody's files.
        await rm(report, { recursive: true, force: true });
        throw failure;
      }));
    const differences = { ...published, inBrowser, leftOut };
    const summary = summaryOf(differences);
    await writeFile(summaryFile, summary);
    tools.terminal.write(summary);
    const written = typeof inBrowser === 'string' ? 'summary.md' : 'pages/index.html';
    tools.terminal.warn(`The report is ${join(out, written)}.`);
  } finally {
    await composer.close();
  }
}
