import { createRequire } from 'node:module';
import type { ServerBuild } from '@site/contracts/rendering';
import type { RenderJob, RenderOutcome } from './renderPages';

const load = createRequire(import.meta.url);

async function render({ shell, containers, addresses, year }: RenderJob): Promise<RenderOutcome> {
  const build = load(shell) as ServerBuild;
  build.start(containers, load);
  const pages = [];
  for (const path of addresses) {
    try {
      pages.push(await build.render({ path, year }));
    } catch (failure) {
      return { failure: `${path} cannot be rendered: ${String(failure)}` };
    }
  }
  return { pages };
}

process.once('message', (job) => {
  void render(job as RenderJob)
    .catch((failure: unknown): RenderOutcome => ({ failure: String(failure) }))
    .then((outcome) => process.send?.(outcome));
});
