import { createRequire } from 'node:module';
import type { PinnedRoute } from '@site/contracts/remoteDeclaration';
import type { OfRemotes, RenderedPage, ServerBuild } from '@site/contracts/rendering';

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

/** What a page's code threw. */
export interface RenderFailure {
  path: string;
  /** What it says of itself: `TypeError: …`. */
  text: string;
  message: string;
  stack: string;
}

/** What it answers for each address, in their order; a text where the releases cannot even be loaded. */
export type RenderOutcome = { page: RenderedPage } | { failure: RenderFailure | string };

const load = createRequire(import.meta.url);

async function render(build: ServerBuild, path: string, job: RenderJob): Promise<RenderOutcome> {
  try {
    return { page: await build.render({ path, year: job.year }) };
  } catch (failure) {
    const { message = '', stack = '' } = failure instanceof Error ? failure : {};
    return { failure: { path, text: String(failure), message, stack } };
  }
}

const answer = (outcome: RenderOutcome) => void process.send?.(outcome);

process.once('message', (message) => {
  const job = message as RenderJob;
  const { shell, containers, modules, routes, addresses } = job;
  void (async () => {
    try {
      const build = load(shell) as ServerBuild;
      build.start(containers, load, modules, routes);
      for (const path of addresses) answer(await render(build, path, job));
    } catch (failure) {
      answer({ failure: String(failure) });
    }
  })();
});
