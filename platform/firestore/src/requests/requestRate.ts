import type { Pace, StoreLimits } from './storeLimits';

/** Tells whether one more request may be served. Takes the address that it comes from. */
export type RequestRate = (client: string) => boolean;

/** How many addresses are remembered before those that have been quiet are forgotten. */
const MANY_CLIENTS = 1000;
/** How long one such look at all of them serves, in ms. */
const LOOK_TIME = 1000;

interface Bucket {
  /** How much was left when it was last looked at. */
  left: number;
  /** When that was, in ms. */
  at: number;
}

/** What a bucket holds by now: what is taken out comes back with time. */
function leftOf({ left, at }: Bucket, { burst, perSecond }: Pace, now: number): number {
  return Math.min(burst, left + (Math.max(0, now - at) / 1000) * perSecond);
}

/**
 * Bounds how often one client, and all of them together, are served. A refused request takes nothing, so whoever slows
 * down is served again at once. Addresses stay in memory and are forgotten once they have been quiet.
 */
export function createRequestRate(
  { perClient, inAll }: Pick<StoreLimits, 'perClient' | 'inAll'>,
  // Not the time of day, which may be set back.
  now: () => number = () => performance.now(),
): RequestRate {
  const clients = new Map<string, Bucket>();
  let all: Bucket = { left: inAll.burst, at: now() };

  let looked = -Infinity;

  function forgetQuiet(current: number): void {
    if (clients.size < MANY_CLIENTS || current - looked < LOOK_TIME) return;
    looked = current;
    for (const [client, bucket] of clients) {
      if (leftOf(bucket, perClient, current) >= perClient.burst) clients.delete(client);
    }
  }

  return (client) => {
    const current = now();
    forgetQuiet(current);
    const own = clients.get(client);
    const ownLeft = own ? leftOf(own, perClient, current) : perClient.burst;
    const allLeft = leftOf(all, inAll, current);
    if (ownLeft < 1 || allLeft < 1) return false;
    clients.set(client, { left: ownLeft - 1, at: current });
    all = { left: allLeft - 1, at: current };
    return true;
  };
}
