import { composedSite, isOwnFile, isPage } from './composedSite';
import { keep, openCache, otherCaches, pathsIn } from './keptSite';

/** A picture or font of a release: the name of its application's folder, and its own, which changes with its content. */
const NAMED_BY_CONTENT =
  /^(\/releases\/[^/]+\/)[^/]+\/([^/]+\.[0-9a-f]{8}\.(?:avif|webp|png|svg|woff2))$/;

/** Where a file of an earlier composition stands in this one with the same content; undefined when that is not known. */
function pathHere(path: string): string | undefined {
  if (isOwnFile(path)) return path;
  const [, folder = '', name = ''] = NAMED_BY_CONTENT.exec(path) ?? [];
  const base = name && composedSite.bases.find((it) => it.startsWith(folder));
  return base ? base + name : undefined;
}

/**
 * Takes over from earlier compositions what is the same in this one, and fetches the pages that were kept as they are now.
 * Rejects when that cannot be finished; the browser then tries again later, and the earlier worker goes on with all it has.
 */
export async function carryOver(): Promise<void> {
  const cache = await openCache();
  const pages = new Set<string>();
  for (const name of await otherCaches()) {
    const earlier = await caches.open(name);
    for (const path of await pathsIn(earlier)) {
      if (isPage(path)) pages.add(path);
      const own = pathHere(path);
      const copy = own !== undefined && (await earlier.match(path));
      if (copy) await cache.put(own, copy);
    }
  }
  for (const path of pages) await keep(path);
}

/** Deletes what belongs to other compositions. */
export async function forgetOthers(): Promise<void> {
  await Promise.all((await otherCaches()).map((name) => caches.delete(name)));
}
