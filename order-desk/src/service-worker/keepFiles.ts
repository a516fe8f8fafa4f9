const PAGE = /\/$/;
const types = [
  [PAGE, /^text\/html/],
  [/\.js$/, /javascript/],
  [/\.css$/, /^text\/css/],
  // Types of pictures and fonts differ between hosts.
  [/(?:)/, /^(?!text\/html)/],
] as const;

const hasTypeOf = (path: string, type: string) =>
  types.find(([name]) => name.test(path))?.[1].test(type);

/**
 * A file as the desk's host sends it. A host that stumbles sends an error or nothing, a network that wants its visitors to sign
 * in sends a page of its own, or leads to it.
 */
async function fetchFile(path: string, files: readonly string[]): Promise<Response> {
  const response = await fetch(path);
  const text = await response.clone().text();
  const isOurs = !PAGE.test(path) || files.some((file) => text.includes(`src="${file}"`));
  const type = response.headers.get('content-type') ?? '';
  if (response.ok && !response.redirected && text && hasTypeOf(path, type) && isOurs)
    return response;
  throw new Error(`${path} was answered with something else (${response.status}, ${type}).`);
}

/**
 * Keeps the files of a build: all, or none of them.
 * @param cacheName of a cache that is not there yet
 * @throws when one of them is not what the desk's host sends, or there is no room
 */
export async function keepFiles(cacheName: string, files: readonly string[]): Promise<void> {
  const responses = await Promise.all(files.map((path) => fetchFile(path, files)));
  const cache = await caches.open(cacheName);
  try {
    await Promise.all(files.map((path, index) => cache.put(path, responses[index]!)));
  } catch (failure) {
    await caches.delete(cacheName);
    throw failure;
  }
}
