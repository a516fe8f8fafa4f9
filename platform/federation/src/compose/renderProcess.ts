import { createRequire } from 'node:module';
import { remotes } from '@site/contracts/remotes';
import type { ServerBuild } from '@site/contracts/rendering';
import type { RenderJob, RenderOutcome } from './renderPages';

const load = createRequire(import.meta.url);

/** The release of the module that an error names, or in whose code it was thrown; all of them when neither is known. */
function originOf(failure: unknown, folders: RenderJob['folders']): string {
  const { message = '', stack = '' } = failure instanceof Error ? failure : {};
  const named = Object.entries(remotes).find(([name]) => message.includes(`${name}/`));
  const places = named ? [`/${named[1].folder}/`] : stack.split('\n');
  const titles = places.flatMap((place) =>
    Object.entries(folders).flatMap(([title, folder]) =>
      (named ? folder.includes(place) : place.includes(folder)) ? [title] : [],
    ),
  );
  return titles[0] ?? Object.keys(folders).join(', ');
}

async function render({
  shell,
  containers,
  folders,
  modules,
  routes,
  addresses,
  year,
}: RenderJob): Promise<RenderOutcome> {
  const build = load(shell) as ServerBuild;
  build.start(containers, load, modules, routes);
  const pages = [];
  for (const path of addresses) {
    try {
      pages.push(await build.render({ path, year }));
    } catch (failure) {
      return {
        failure: `${path} cannot be rendered (${originOf(failure, folders)}): ${String(failure)}`,
      };
    }
  }
  return { pages };
}

process.once('message', (job) => {
  void render(job as RenderJob)
    .catch((failure: unknown): RenderOutcome => ({ failure: String(failure) }))
    .then((outcome) => process.send?.(outcome));
});
