/** How long a file may take before it is asked for again, in ms. */
const TIMEOUT_MS = 6000;

/** How long from the third time on: on a slow link, less is too short however often it is asked for. */
const SLOW_TIMEOUT_MS = 15_000;

/** Files that have arrived, or are on their way. */
const fetched = new Map<string, Promise<void>>();

/** How often each was asked for. */
const requests = new Map<string, number>();

async function fetchWhole(address: string, integrity: string, cache: RequestCache): Promise<void> {
  const before = requests.get(address) ?? 0;
  requests.set(address, before + 1);
  const signal = AbortSignal.timeout(before < 2 ? TIMEOUT_MS : SLOW_TIMEOUT_MS);
  const response = await fetch(address, { integrity, cache, signal });
  if (!response.ok) throw new Error(`${address} was answered with ${response.status}.`);
  // The browser keeps no file that nobody reads to its end.
  await response.blob();
}

/**
 * Fetches a file of a release into the browser's cache, where the script or link element finds it that comes next. With
 * `reload`, it replaces what caches hold: a damaged file is otherwise kept for a year.
 * @throws when it does not come in time, is damaged, or is something else
 */
export function fetchFile(
  address: string,
  integrity: string,
  cache: RequestCache = 'default',
): Promise<void> {
  const known = cache === 'default' && fetched.get(address);
  if (known) return known;
  const fetching = fetchWhole(address, integrity, cache);
  fetched.set(address, fetching);
  fetching.catch(() => fetched.delete(address));
  return fetching;
}

/**
 * Renews what caches hold of any script or sheet that fails, such as a chunk that was damaged on its way: who asks for it the
 * next time gets it whole.
 */
export function renewFailedFiles(): void {
  const renew = ({ target }: Event) => {
    const { integrity, src, href } = target as HTMLScriptElement & HTMLLinkElement;
    if (integrity) fetchFile(src ?? href, integrity, 'reload').catch(() => {});
  };
  addEventListener('error', renew, true);
}
