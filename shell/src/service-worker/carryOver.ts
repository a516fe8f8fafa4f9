import { savesData } from '@site/contracts/visitorPreferences';
import { composedSite, isOwnFile, isPage } from './composedSite';
import { keep, openCache, otherCaches, pathsIn } from './keptSite';
import { fileToKeep } from './siteAnswers';

declare const self: ServiceWorkerGlobalScope;

/** A picture or font of a release: the folder of its application, and its name. */
const PICTURE_OR_FONT = /^(\/releases\/[^/]+\/)[^/]+\/([^/]+\.(?:avif|webp|png|svg|woff2))$/;

/** Where another release of the same application, the one of this composition, has such a file if it has it. */
function pathHere(path: string): string | undefined {
  const [, folder, name = ''] = PICTURE_OR_FONT.exec(path) ?? [];
  const base = folder && composedSite.bases.find((base) => base.startsWith(folder));
  return base ? base + name : undefined;
}

/** What stands at a path, given what an earlier release had there: servers answer without content where that is the same. */
async function asItIsNow(path: string, earlier: Response): Promise<Response | undefined> {
  const etag = earlier.headers.get('ETag');
  if (!etag) return undefined;
  const answer = await fetch(path, { headers: { 'If-None-Match': etag }, priority: 'low' });
  if (answer.status === 304) return earlier;
  return (await fileToKeep(answer)) ?? undefined;
}

async function takeOver(cache: Cache, path: string, copy: Response): Promise<void> {
  if (isOwnFile(path)) return cache.put(path, copy);
  const here = pathHere(path);
  const current = here && (await asItIsNow(here, copy));
  if (current) await cache.put(here, current);
}

/**
 * Takes over from earlier compositions what is the same in this one, and fetches the pages that were kept as they are now.
 * Rejects when that cannot be finished, or while the visitor saves data: browsers install a worker that is already there
 * without asking a page. They try again later, and the earlier worker goes on with all it has.
 */
export async function carryOver(): Promise<void> {
  if (savesData()) throw new Error('Nothing is fetched ahead while the visitor saves data.');
  const cache = await openCache();
  const pages = new Set<string>();
  for (const name of await otherCaches()) {
    const earlier = await caches.open(name);
    for (const path of await pathsIn(earlier)) {
      if (isPage(path)) pages.add(path);
      const copy = await earlier.match(path);
      if (copy) await takeOver(cache, path, copy);
    }
  }
  for (const path of pages) await keep(path);
}

/** Deletes what belongs to other compositions, unless a newer worker is on its way: one of the caches is its own. */
export async function forgetOthers(): Promise<void> {
  const others = await otherCaches();
  if (self.registration.installing || self.registration.waiting) return;
  await Promise.all(others.map((name) => caches.delete(name)));
}
