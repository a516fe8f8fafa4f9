import type { RenderedPage } from '@site/contracts/rendering';
import { keyOf, type ContentCache } from '../page-cache/contentCache';
import { releasesOf, type LiveReleases } from '../releases/liveReleases';
import type { StoredRelease } from '../releases/releaseFormat';
import type { DrawnPage, MadePage, RenderJob } from './renderJob';
import {
  renderingCode,
  serverHash,
  textHashes,
  withAddresses,
  withoutAddresses,
} from './renderInputs';

/** Rendered pages of earlier compositions. */
export interface CachedPages {
  /** The page that rendering this address would give; undefined when that is not known. */
  find(address: string): Promise<DrawnPage | undefined>;
  keep(address: string, made: MadePage): Promise<void>;
}

/**
 * A page is kept under two keys. The first one is of all that is known before it is rendered: the shell, what is registered with it,
 * and the address. It leads to the names of the remotes and texts that the page used the last time. The second one is of their
 * contents as well, and leads to the page: the same shell that finds the same in all it reads renders the same.
 */
export async function cachedPages(
  live: LiveReleases,
  { modules, routes, containers, year }: RenderJob,
  cache: ContentCache,
): Promise<CachedPages> {
  const releases = releasesOf(live);
  const hashed = releases.map(async (it) => [it.application, await serverHash(it)] as const);
  const hashes: Readonly<Record<string, string>> = Object.fromEntries([
    ...(await Promise.all(hashed)),
    ...releases.flatMap(textHashes),
  ]);
  const registered = [modules, routes, Object.keys(containers), year];
  const known = keyOf(renderingCode, process.version, hashes.shell, registered);
  const listKey = (address: string) => keyOf('used by', known, address);
  const pageKey = (address: string, used: readonly string[]) =>
    keyOf(
      'page of',
      known,
      address,
      used.map((name) => [name, hashes[name] ?? null]),
    );

  return {
    async find(address) {
      const list = await cache.get(listKey(address));
      if (!list) return undefined;
      const used = JSON.parse(list.toString()) as string[];
      const text = await cache.get(pageKey(address, used));
      return text && (JSON.parse(withAddresses(text.toString(), releases)) as DrawnPage);
    },
    async keep(address, { page, texts }) {
      const text = withoutAddresses(JSON.stringify(page), releases);
      // An address in another spelling would go on to name these releases.
      if (releases.some(({ id }) => text.includes(id))) return;
      const used = [...remotesOf(page, releases), ...texts].toSorted();
      await cache.put(listKey(address), Buffer.from(JSON.stringify(used)));
      await cache.put(pageKey(address, used), Buffer.from(text));
    },
  };
}

/** The remotes whose code may have run for a page. A shell that does not tell may have run any. */
const remotesOf = (
  { remotes }: RenderedPage,
  releases: readonly StoredRelease[],
): readonly string[] => remotes ?? releases.map(({ application }) => application);
