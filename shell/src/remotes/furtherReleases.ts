import type { FurtherPins, PinnedReleases } from '@site/contracts/pinnedReleases';
import { assertArePins } from './readPinnedReleases';
import { REMOTE_TIME_LIMIT, RETRY_PAUSES, SCRIPT_TIMEOUT } from './timeLimits';
import { withinTime } from './withinTime';

async function fetchOnce({ address, integrity }: FurtherPins, cache: RequestCache) {
  const signal = AbortSignal.timeout(SCRIPT_TIMEOUT);
  const response = await fetch(address, { integrity, cache, signal });
  const releases: unknown = await response.json();
  assertArePins(releases, address);
  return releases;
}

/** After a failure it asks past all caches: one of them may hold a damaged copy. */
async function fetchWithRetries(
  further: FurtherPins,
  [pause, ...laterPauses]: readonly number[],
  cache: RequestCache = 'default',
): Promise<PinnedReleases> {
  try {
    return await fetchOnce(further, cache);
  } catch (failure) {
    if (pause === undefined) throw failure;
    await new Promise((resolve) => setTimeout(resolve, pause));
    return fetchWithRetries(further, laterPauses, 'reload');
  }
}

/** The releases of all remotes. Rejects when they do not arrive in time, or as the page says that they are. */
export const fetchReleases = (further: FurtherPins): Promise<PinnedReleases> =>
  withinTime(
    fetchWithRetries(further, RETRY_PAUSES),
    REMOTE_TIME_LIMIT,
    `${further.address} took too long`,
  );

type Take = (releases: PinnedReleases) => void;

let awaited: { further: FurtherPins; take: Take } | undefined;
let learning: Promise<void> | undefined;
const listeners = new Set<() => void>();

/** Says that the page does not name all releases, and what takes them when they are needed. */
export function expectReleases(further: FurtherPins, take: Take): void {
  awaited = { further, take };
}

/** False while there may be remotes that this document knows nothing of. */
export const areAllKnown = (): boolean => awaited === undefined;

/** Calls back when `areAllKnown` has changed; returns the function that ends it. */
export function onAllKnown(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Learns which releases the page does not name, once. After a failure, the next call tries again. */
export function learnReleases(): Promise<void> {
  if (!awaited) return Promise.resolve();
  const { further, take } = awaited;
  learning ??= fetchReleases(further)
    .then((releases) => {
      take(releases);
      awaited = undefined;
      listeners.forEach((listener) => listener());
    })
    .finally(() => (learning = undefined));
  return learning;
}
