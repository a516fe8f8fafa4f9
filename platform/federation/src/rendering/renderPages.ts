import { join } from 'node:path';
import type { RemoteName } from '@site/contracts/remotes';
import type { OfRemotes, RenderedPage } from '@site/contracts/rendering';
import { mapWithLimit } from '@site/tooling/files/mapWithLimit';
import type { ContentCache } from '../page-cache/contentCache';
import type { StoredRelease } from '../releases/releaseFormat';
import { releaseTitle } from '../releases/releaseTitle';
import { releasesOf, type LiveReleases } from '../releases/liveReleases';
import { routesOf } from '../releases/releasePages';
import { cachedPages } from './cachedPages';
import { refuseUnfinished } from './refuseUnfinished';
import { renderInWorkers } from './renderInWorkers';
import type { DrawnPage, RenderJob } from './renderJob';

/** How many kept pages are read at a time. */
const READS = 16;

export interface RenderOptions {
  year: number;
  /** Keeps what was rendered; without one, every page is rendered. */
  cache?: ContentCache | undefined;
  /** Takes the page of an address, in any order, a few at a time. */
  take(index: number, page: DrawnPage): Promise<void>;
}

/**
 * Renders addresses from the releases' own server builds, but for those whose page was kept and would come out the same.
 * Rejects with the reason of the first page that cannot be rendered, or that would come out unfinished.
 * @returns how many were rendered
 */
export async function renderPages(
  live: LiveReleases,
  addresses: readonly string[],
  { year, cache, take }: RenderOptions,
): Promise<number> {
  const job = renderJob(live, year);
  const kept = cache && (await cachedPages(live, job, cache));
  const addressOf = (index: number) => addresses[index] ?? '';
  const render = (indexes: readonly number[]) =>
    renderInWorkers(job, indexes.map(addressOf), async (position, made) => {
      const index = indexes[position] ?? 0;
      refuseUnfinished(addressOf(index), made.page.html, titlesOf(live, made.page));
      await kept?.keep(addressOf(index), made);
      await take(index, made.page);
    });

  const [found, missing, damaged]: [number[], number[], number[]] = [[], [], []];
  addresses.forEach((address, index) => (kept?.has(address) ? found : missing).push(index));
  const takeFound = () =>
    mapWithLimit(found, READS, async (index) => {
      const page = await kept?.find(addressOf(index));
      if (page) await take(index, page);
      else damaged.push(index);
    });
  try {
    // While processes start, the pages that were found are taken.
    await mapWithLimit([() => render(missing), takeFound], 2, (work): Promise<unknown> => work());
    await render(damaged.toSorted((one, other) => one - other));
  } finally {
    await kept?.keepLists();
  }
  return missing.length + damaged.length;
}

/** The releases that a page shows, for messages. */
function titlesOf(live: LiveReleases, { modules }: RenderedPage): string[] {
  const shown = modules.flatMap((module) => live[module.split('/')[0] as RemoteName] ?? []);
  return [...new Set([live.shell, ...shown].map(releaseTitle))];
}

function renderJob(live: LiveReleases, year: number): RenderJob {
  const releases = releasesOf(live);
  const ofEachRemote = <Value>(
    valueOf: (release: StoredRelease) => Value,
    among: readonly StoredRelease[] = releases,
  ) =>
    Object.fromEntries(
      among.flatMap((release) =>
        release.application === 'shell' ? [] : [[release.application, valueOf(release)]],
      ),
    ) as OfRemotes<Value>;
  // A remote that others built has no server build: its place is a placeholder until the browser draws it.
  const built = releases.filter(({ adopted }) => !adopted);
  return {
    shell: join(live.shell.folder, 'server/main.js'),
    containers: ofEachRemote(({ folder }) => join(folder, 'server/remoteEntry.js'), built),
    servers: ofEachRemote(({ folder }) => join(folder, 'server'), built),
    modules: ofEachRemote((release) => Object.keys(release.modules)),
    routes: ofEachRemote(routesOf),
    folders: Object.fromEntries(releases.map((it) => [releaseTitle(it), it.folder])),
    year,
  };
}
