import { join } from 'node:path';
import type { RemoteName } from '@site/contracts/remotes';
import type { OfRemotes, RenderedPage } from '@site/contracts/rendering';
import {
  type StoredRelease,
  releaseTitle,
  releasesOf,
  type LiveReleases,
} from '@site/releases/release/releaseFormat';
import { routesOf } from '@site/releases/release/releasePages';
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

/** What must not stand in rendered content, and what it would mean. */
const REFUSED: readonly [RegExp, string][] = [
  [/<template\b/, 'a part that was still loading'],
  [/<script\b/, 'an inline script, which the page’s policy forbids'],
  [/<[a-z][^>]*\sstyle="/, 'an inline style attribute, which the page’s policy forbids'],
  [/<!--\$\?-->|<!--\$!-->/, 'a part that was still loading or that failed'],
  [/aria-busy="true"/, 'a placeholder instead of a remote’s content'],
];

/** @throws an error that names address, fault and releases when rendered content is not fit to publish */
export function refuseUnfinished(address: string, html: string, releases: readonly string[]): void {
  const fault = REFUSED.find(([pattern]) => pattern.test(html));
  if (!fault) return;
  const titles = releases.join(', ');
  throw new Error(
    `${address} was rendered with ${fault[1]} (${titles}), so nothing was published.`,
  );
}
