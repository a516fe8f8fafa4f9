import { fork } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { PinnedRoute } from '@site/contracts/remoteRoute';
import type { RemoteName } from '@site/contracts/remotes';
import type { OfRemotes, RenderedPage } from '@site/contracts/rendering';
import type { StoredRelease } from '../releases/release';
import { releaseTitle } from '../releases/releaseTitle';
import { releasesOf, type LiveReleases } from '../releases/liveReleases';
import { routesOf } from './pagesOfSite';
import { refuseUnfinished } from './refuseUnfinished';

/** What the rendering process is told. */
export interface RenderJob {
  /** The shell's server script, absolute. */
  shell: string;
  /** The remotes' server containers, absolute. */
  containers: OfRemotes<string>;
  /** The folder of each release, by what people call it: `products 1.4.0`. */
  folders: Readonly<Record<string, string>>;
  /** The modules that each remote's release exposes. */
  modules: OfRemotes<readonly string[]>;
  /** The pages that the remotes serve. */
  routes: OfRemotes<readonly PinnedRoute[]>;
  addresses: readonly string[];
  year: number;
}

/** What it answers. */
export type RenderOutcome = { pages: RenderedPage[] } | { failure: string };

const PROCESS = fileURLToPath(new URL('./renderProcess.ts', import.meta.url));

/** How long rendering a whole site may take, in ms. */
const LIMIT = 60_000;

/**
 * Renders addresses from the releases' own server builds. They run in a process of their own, because federation keeps
 * its state in globals, and because a release is code of another team. Rejects with the reason of the first page
 * that cannot be rendered, or that would come out unfinished.
 */
export async function renderPages(
  live: LiveReleases,
  addresses: readonly string[],
  year: number,
): Promise<RenderedPage[]> {
  const ofEachRemote = <Value>(
    valueOf: (release: StoredRelease) => Value,
    releases = releasesOf(live),
  ) =>
    Object.fromEntries(
      releases.flatMap((release) =>
        release.application === 'shell' ? [] : [[release.application, valueOf(release)]],
      ),
    ) as OfRemotes<Value>;
  // A remote that others built has no server build: its place is a placeholder until the browser draws it.
  const ofBuilt = releasesOf(live).filter(({ adopted }) => !adopted);
  const containers = ofEachRemote(({ folder }) => join(folder, 'server/remoteEntry.js'), ofBuilt);
  const modules = ofEachRemote((release) => Object.keys(release.modules));
  const routes = ofEachRemote(routesOf);
  const folders = Object.fromEntries(
    releasesOf(live).map((release) => [releaseTitle(release), release.folder]),
  );
  const shell = join(live.shell.folder, 'server/main.js');
  const outcome = await runProcess({
    ...{ shell, containers, modules, routes, folders, addresses, year },
  });
  if ('failure' in outcome) throw new Error(outcome.failure);
  outcome.pages.forEach((page, index) => {
    const remotesShown = page.modules.flatMap(
      (module) => live[module.split('/')[0] as RemoteName] ?? [],
    );
    const releases = new Set([live.shell, ...remotesShown].map(releaseTitle));
    refuseUnfinished(addresses[index] ?? '', page.html, [...releases]);
  });
  return outcome.pages;
}

/** A release is code of another team, in a pipeline even of a change that nobody has read yet: it gets no credentials. */
const withoutSecrets = (environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv =>
  Object.fromEntries(
    Object.entries(environment).filter(([name]) => !/TOKEN|SECRET|PASSWORD|CREDENTIAL/i.test(name)),
  );

function runProcess(job: RenderJob): Promise<RenderOutcome> {
  return new Promise((resolve, reject) => {
    const child = fork(PROCESS, {
      execArgv: ['--import', 'tsx'],
      // Without the production mode the libraries render markup that the browser's build does not expect.
      env: { ...withoutSecrets(process.env), NODE_ENV: 'production' },
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    const timer = setTimeout(() => {
      child.kill('SIGKILL');
      reject(new Error(`Rendering took longer than ${LIMIT / 1000} s.`));
    }, LIMIT);
    child.once('message', (outcome) => {
      resolve(outcome as RenderOutcome);
      // A release may have left timers behind.
      child.kill();
    });
    child.once('error', reject);
    child.once('exit', (code) => {
      clearTimeout(timer);
      reject(new Error(`The rendering process ended with code ${code} and no answer.`));
    });
    child.send(job);
  });
}
