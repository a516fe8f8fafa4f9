import { createRequire } from 'node:module';
import type { ServerBuild } from '@site/contracts/rendering';
import type { RenderJob, RenderOutcome } from './renderPages';

const load = createRequire(import.meta.url);

/** The release in whose code an error was thrown; all of them when its stack does not tell. */
function originOf(failure: unknown, folders: RenderJob['folders']): string {
  const lines = failure instanceof Error ? (failure.stack ?? '').split('\n') : [];
  const titles = lines.flatMap((line) =>
    Object.entries(folders).flatMap(([title, folder]) => (line.includes(folder) ? [title] : [])),
  );
  return titles[0] ?? Object.keys(folders).join(', ');
}

async function render({
  shell,
  containers,
  folders,
  modules,
  addresses,
  year,
}: RenderJob): Promise<RenderOutcome> {
  const build = load(shell) as ServerBuild;
  build.start(containers, load, modules);
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
