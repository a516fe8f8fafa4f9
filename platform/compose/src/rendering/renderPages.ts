import { join } from 'node:path';
import type { RemoteName } from '@site/contracts/remotes';
import type { OfRemotes, RenderedPage } from '@site/contracts/rendering';
import {
  type StoredRelease,
  releaseTitle,
  releasesOf,
  type LiveReleases,
  routesOf,
} from '@site/releases';
import { refuseUnfinished } from './refuseUnfinished';
import { renderInProcess } from './renderInProcess';
import type { RenderJob } from './renderProcess';

/**
 * Renders pages from the releases' own server builds and hands them over in their order, one by one.
 * @throws the reason of the first page that cannot be rendered, or that would come out unfinished
 */
export async function renderPages<Page extends { address: string }>(
  live: LiveReleases,
  pages: readonly Page[],
  year: number,
  take: (page: Page, rendered: RenderedPage) => Promise<void>,
): Promise<void> {
  const left = pages.values();
  const job = renderJob(live, { addresses: pages.map(({ address }) => address), year });
  for await (const rendered of renderInProcess(job)) {
    const page = left.next().value as Page;
    refuseUnfinished(page.address, rendered.html, titlesOf(live, rendered));
    await take(page, rendered);
  }
}

/** The releases that a page shows, for messages. */
function titlesOf(live: LiveReleases, { modules }: RenderedPage): string[] {
  const shown = modules.flatMap((module) => live[module.split('/')[0] as RemoteName] ?? []);
  return [...new Set([live.shell, ...shown].map(releaseTitle))];
}

function renderJob(live: LiveReleases, order: Pick<RenderJob, 'addresses' | 'year'>): RenderJob {
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
    ...order,
    shell: join(live.shell.folder, 'server/main.js'),
    containers: ofEachRemote(({ folder }) => join(folder, 'server/remoteEntry.js'), built),
    modules: ofEachRemote((release) => Object.keys(release.modules)),
    routes: ofEachRemote(routesOf),
    folders: Object.fromEntries(releases.map((release) => [releaseTitle(release), release.folder])),
  };
}
