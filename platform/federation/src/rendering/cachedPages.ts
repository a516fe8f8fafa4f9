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
  /** Whether there is such a page, which may turn out to be damaged. */
  has(address: string): boolean;
  keep(address: string, made: MadePage): Promise<void>;
  /** Remembers for later compositions what the pages used that were kept. */
  keepLists(): Promise<void>;
}

/** The names of the remotes and texts that a page used the last time, by its address. */
type Lists = Readonly<Record<string, readonly string[]>>;

/**
 * A page is found in two steps. The key of all that is known before rendering, the shell and what is registered with
 * it, leads to the names of the remotes and texts that each page used the last time. The key of their contents as well,
 * and of the address, leads to the page: the same shell that finds the same in all it reads renders the same.
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
  const listsKey = keyOf('used by', known);
  const readLists = async () => JSON.parse(String((await cache.get(listsKey)) ?? '{}')) as Lists;
  const lists = await readLists();
  const added = new Map<string, readonly string[]>();
  const pageKey = (address: string, used: readonly string[]) =>
    keyOf(
      'page of',
      known,
      address,
      used.map((name) => [name, hashes[name] ?? null]),
    );
  const keyOfKnown = (address: string) => {
    const used = Object.hasOwn(lists, address) && lists[address];
    return used ? pageKey(address, used) : undefined;
  };

  return {
    has(address) {
      const key = keyOfKnown(address);
      return key !== undefined && cache.has(key);
    },
    async find(address) {
      const key = keyOfKnown(address);
      const text = key && (await cache.get(key));
      if (!text) return undefined;
      return JSON.parse(withAddresses(text.toString(), releases)) as DrawnPage;
    },
    async keep(address, { page, texts }) {
      const text = withoutAddresses(JSON.stringify(page), releases);
      // An address in another spelling would go on to name these releases.
      if (releases.some(({ id }) => text.includes(id))) return;
      const used = [...remotesOf(page, releases), ...texts].toSorted();
      added.set(address, used);
      await cache.put(pageKey(address, used), Buffer.from(text));
    },
    async keepLists() {
      if (added.size === 0) return;
      // Another composition may have added some meanwhile.
      const all: Lists = { ...(await readLists()), ...Object.fromEntries(added) };
      await cache.put(listsKey, Buffer.from(JSON.stringify(all)));
    },
  };
}

/** The remotes whose code may have run for a page. A shell that does not tell may have run any. */
const remotesOf = (
  { remotes }: RenderedPage,
  releases: readonly StoredRelease[],
): readonly string[] => remotes ?? releases.map(({ application }) => application);
