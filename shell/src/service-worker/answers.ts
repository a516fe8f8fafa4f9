import { NavigationRoute, registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import { RETRY_QUERY } from '@site/contracts/boot';
import { canonicalPath } from '@site/company/paths';
import { isOwnFile, offlinePageFor } from './composedSite';
import { CACHE_NAME, openCache, pathsIn } from './keptSite';
import { fileToKeep, isOfSite } from './siteAnswers';

/** How long the network may take to begin a page that is kept, in seconds. */
const MAX_WAIT_S = 4;

const matchOptions = { ignoreVary: true };

/**
 * The kept page: Firefox answers a preload that failed with an error, which the strategy takes for the answer. Otherwise the page
 * that says why there is none; in another language if it is not kept in this one.
 */
async function withoutNetwork(path: string): Promise<Response | undefined> {
  const cache = await openCache();
  const [any = ''] = (await pathsIn(cache)).filter((path) => path === offlinePageFor(path));
  return (await cache.match(path)) ?? (await cache.match(offlinePageFor(path))) ?? cache.match(any);
}

/** What the network answered, or the kept page where that is nothing of ours. */
async function answerOrKeptPage(path: string, answer: Response): Promise<Response> {
  const kept = await (await openCache()).match(canonicalPath(path));
  return !kept || (await isOfSite(path, answer)) ? answer : kept;
}

/** Pages come from the network, so that nobody reads an old one who could have a new one. */
function answerPages(): void {
  const pages = new NetworkFirst({
    cacheName: CACHE_NAME,
    networkTimeoutSeconds: MAX_WAIT_S,
    matchOptions,
    plugins: [
      {
        cacheKeyWillBeUsed: async ({ request }) => canonicalPath(new URL(request.url).pathname),
        // Only `keep` knows which pages belong to this composition.
        cacheWillUpdate: async () => null,
        handlerDidError: async ({ request }) =>
          withoutNetwork(canonicalPath(new URL(request.url).pathname)),
        handlerWillRespond: async ({ request, response }) =>
          answerOrKeptPage(new URL(request.url).pathname, response),
      },
    ],
  });
  registerRoute(new NavigationRoute(pages));
}

/** Releases have a hash of each of these. */
const HASHED = /\.(js|css)$/;

/** A request with a hash fails where the bytes differ; what was asked for without one may be damaged. */
const isVerified = ({ url, integrity }: Request) => integrity !== '' || !HASHED.test(url);

/** Whether a file is asked for past the caches, because it failed or came damaged. */
const isRetry = (url: URL, request: Request) =>
  request.cache === 'reload' || url.search === RETRY_QUERY;

/** Files of this composition's releases never change. What is kept of them is whole, and stands in for a retry without a network. */
function answerFiles(): void {
  const files = new CacheFirst({
    cacheName: CACHE_NAME,
    matchOptions,
    plugins: [
      {
        cacheWillUpdate: async ({ request, response }) =>
          isVerified(request) ? fileToKeep(response, request.integrity) : null,
      },
    ],
  });
  registerRoute(
    ({ url, sameOrigin, request }) =>
      sameOrigin && !url.search && !isRetry(url, request) && isOwnFile(url.pathname),
    files,
  );
  const retries = new NetworkFirst({
    cacheName: CACHE_NAME,
    matchOptions: { ...matchOptions, ignoreSearch: true },
    plugins: [{ cacheWillUpdate: async () => null }],
  });
  registerRoute(
    ({ url, sameOrigin, request }) =>
      sameOrigin && isRetry(url, request) && isOwnFile(url.pathname),
    retries,
  );
}

export function answerRequests(): void {
  answerPages();
  answerFiles();
}
