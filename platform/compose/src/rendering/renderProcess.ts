import { createRequire } from 'node:module';
import { remotes } from '@site/contracts/remotes';
import type { ServerBuild } from '@site/contracts/rendering';
import type { RenderJob, RenderOutcome } from './renderJob';

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

/** Where in the files of a release an error was thrown, behind its message. */
function placeOf(failure: unknown, folders: RenderJob['folders']): string {
  const { stack = '' } = failure instanceof Error ? failure : {};
  for (const line of stack.split('\n')) {
    const folder = Object.values(folders).find((it) => line.includes(`${it}/`));
    if (folder === undefined) continue;
    return ` (${line.slice(line.indexOf(folder) + folder.length + 1).replace(/\)$/, '')})`;
  }
  return '';
}

async function render(build: ServerBuild, path: string, job: RenderJob): Promise<RenderOutcome> {
  try {
    return { page: await build.render({ path, year: job.year }) };
  } catch (failure) {
    const origin = originOf(failure, job.folders);
    const place = placeOf(failure, job.folders);
    return { failure: `${path} cannot be rendered (${origin}): ${String(failure)}${place}` };
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
