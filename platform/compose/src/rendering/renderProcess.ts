import { createRequire } from 'node:module';
import { remotes } from '@site/contracts/remotes';
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

/** What it answers for each address, in their order. */
export type RenderOutcome = { page: RenderedPage } | { failure: string };

const load = createRequire(import.meta.url);

/** What failed: the release that the error names, or in whose files it was thrown, or all; and the place in its files. */
function originOf(
  failure: unknown,
  folders: RenderJob['folders'],
): [titles: string, place: string] {
  const { message = '', stack = '' } = failure instanceof Error ? failure : {};
  const releases = Object.entries(folders);
  const lines = stack.split('\n');
  const thrownIn = releases.flatMap(([title, folder]) => {
    const index = lines.findIndex((line) => line.includes(`${folder}/`));
    return index < 0 ? [] : [{ title, folder, index }];
  });
  const [first] = thrownIn.sort((one, other) => one.index - other.index);
  const line = first && (lines[first.index] ?? '');
  const place = line && ` (${line.slice(line.indexOf(first.folder) + first.folder.length + 1)}`;
  const named = Object.entries(remotes).find(([name]) => message.includes(`${name}/`))?.[1].folder;
  const [title] = releases.find(([, folder]) => named && folder.includes(`/${named}/`)) ?? [];
  const titles = title ?? first?.title ?? Object.keys(folders).join(', ');
  return [titles, place ? `${place.replace(/\)$/, '')})` : ''];
}

async function render(build: ServerBuild, path: string, job: RenderJob): Promise<RenderOutcome> {
  try {
    return { page: await build.render({ path, year: job.year }) };
  } catch (failure) {
    const [titles, place] = originOf(failure, job.folders);
    return {
      failure: `${path} cannot be rendered (${titles}), so nothing was published: ${String(failure)}${place}`,
    };
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
