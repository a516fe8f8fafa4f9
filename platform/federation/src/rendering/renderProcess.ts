import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { remotes } from '@site/contracts/remotes';
import { isPageText, READ_TEXT, type ReadText, type ServerBuild } from '@site/contracts/rendering';
import type { DrawnPage, RenderJob, RenderOrder, RenderOutcome } from './renderJob';

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

/** The texts that were read for the page that is being rendered, and what they hold. */
const textsRead = new Map<string, unknown>();

function provideTexts(servers: RenderJob['servers']): void {
  const known = new Map<string, unknown>();
  const readText: ReadText = (remote, file) => {
    const name = `${remote}/${file}`;
    if (!known.has(name)) {
      const folder = (servers as Readonly<Record<string, string>>)[remote] ?? '';
      known.set(name, JSON.parse(readFileSync(join(folder, file), 'utf8')));
    }
    textsRead.set(name, known.get(name));
    return known.get(name);
  };
  Object.assign(globalThis, { [READ_TEXT]: readText });
}

function start({ shell, containers, servers, modules, routes }: RenderJob): ServerBuild {
  provideTexts(servers);
  const build = load(shell) as ServerBuild;
  build.start(containers, load, modules, routes);
  return build;
}

/** The texts that the page brings along, among those that were read. */
function pageTexts(): Pick<DrawnPage, 'pageTexts'> {
  const ofPage = [...textsRead].filter(([name]) => isPageText(name));
  return ofPage.length > 0 ? { pageTexts: Object.fromEntries(ofPage) } : {};
}

async function render(build: ServerBuild, path: string, job: RenderJob): Promise<RenderOutcome> {
  textsRead.clear();
  try {
    const page = await build.render({ path, year: job.year });
    const texts = [...textsRead.keys()];
    return { page: { ...page, ...pageTexts() }, texts, residentBytes: process.memoryUsage.rss() };
  } catch (failure) {
    const origin = originOf(failure, job.folders);
    return { failure: `${path} cannot be rendered (${origin}): ${String(failure)}` };
  }
}

const answer = (outcome: RenderOutcome) => void process.send?.(outcome);

process.once('message', (message) => {
  const job = message as RenderJob;
  let build: ServerBuild;
  process.on('message', (order) => {
    void (async () => {
      try {
        build ??= start(job);
      } catch (failure) {
        return answer({ failure: String(failure) });
      }
      for (const path of (order as RenderOrder).addresses) answer(await render(build, path, job));
    })();
  });
});
