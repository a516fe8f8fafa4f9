import { languageOf } from '@site/company/languages';
import { CACHE_PREFIX, compositionAttribute } from '@site/contracts/serviceWorker';
import { composedSite, isOwnFile, isPage, offlinePageFor } from './composedSite';
import { fileToKeep, withoutVary } from './siteAnswers';

/** The cache of this composition: pages of it, and files of its releases. */
export const CACHE_NAME = CACHE_PREFIX + composedSite.id;

/** How many pages are kept; the oldest go first. */
const MAX_PAGES = 30;

export const openCache = () => caches.open(CACHE_NAME);

/** The paths of all that a cache holds, the oldest first. */
export const pathsIn = async (cache: Cache): Promise<string[]> =>
  (await cache.keys()).map(({ url }) => new URL(url).pathname);

/** The names of the caches of other compositions. */
export const otherCaches = async (): Promise<string[]> =>
  (await caches.keys()).filter((name) => name.startsWith(CACHE_PREFIX) && name !== CACHE_NAME);

/** Whether it has the file; rejects without a network, and where it comes damaged. */
async function keepFile(cache: Cache, path: string, integrity = ''): Promise<boolean> {
  if (await cache.match(path)) return true;
  const file = await fileToKeep(await fetch(path, { integrity, priority: 'low' }), integrity);
  if (file) await cache.put(path, file);
  return file !== null;
}

/** Keeps a page if it is one of this composition; those of another one have a worker of their own. */
async function keepPage(cache: Cache, path: string): Promise<void> {
  const response = await fetch(path, { cache: 'no-cache', priority: 'low' });
  const text = await response.clone().text();
  const isOwn = text.includes(compositionAttribute(composedSite.id));
  if (!response.ok || response.redirected || !isOwn) return;
  // It becomes the newest. One that no longer fits leaves the one before.
  await cache.put(path, withoutVary(response));
}

/**
 * Keeps a page with all that it may load: exactly the files of the live releases, and the pictures and fonts that it
 * has loaded. The page comes last, so one that is kept has its files: rejects, and keeps no page, where one is missing.
 */
export async function keep(path: string, loaded: readonly string[] = []): Promise<void> {
  const cache = await openCache();
  const files = Object.entries(composedSite.files[languageOf(path)] ?? {});
  for (const [file, integrity] of files) {
    if (!(await keepFile(cache, file, integrity))) throw new Error(`${file} is missing.`);
  }
  for (const file of loaded.filter(isOwnFile)) await keepFile(cache, file);
  const standIn = offlinePageFor(path);
  if (!(await cache.match(standIn))) await keepPage(cache, standIn);
  await keepPage(cache, path);
  const pages = (await pathsIn(cache)).filter(isPage);
  await Promise.all(pages.slice(0, -MAX_PAGES).map((page) => cache.delete(page)));
}
