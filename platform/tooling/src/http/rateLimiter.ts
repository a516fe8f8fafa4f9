/** A token bucket: how many requests are accepted at once, and how fast there is room again. */
export interface Rate {
  burst: number;
  perSecond: number;
}

export interface RateLimits {
  perClient: Rate;
  total: Rate;
}

/** Tells whether one more request of a client, named by its address, is accepted. */
export type RateLimiter = (client: string) => boolean;

/** From this number of addresses on, those that have been quiet are forgotten, but not more often than this. */
const MANY_CLIENTS = 1000;
const CLEANUP_INTERVAL_MS = 1000;

interface Bucket {
  /** How many requests were left at a moment, in ms. */
  left: number;
  at: number;
}

function leftOf({ left, at }: Bucket, { burst, perSecond }: Rate, now: number): number {
  return Math.min(burst, left + (Math.max(0, now - at) / 1000) * perSecond);
}

/** A refused request costs nothing, so a client that slows down is served again at once. Addresses stay in memory. */
export function createRateLimiter(
  { perClient, total }: RateLimits,
  // Not the time of day, which may be set back.
  now: () => number = () => performance.now(),
): RateLimiter {
  const clients = new Map<string, Bucket>();
  let all: Bucket = { left: total.burst, at: now() };
  let cleanedAt = -Infinity;

  function forgetQuiet(current: number): void {
    if (clients.size < MANY_CLIENTS || current - cleanedAt < CLEANUP_INTERVAL_MS) return;
    cleanedAt = current;
    for (const [client, bucket] of clients) {
      if (leftOf(bucket, perClient, current) >= perClient.burst) clients.delete(client);
    }
  }

  return (client) => {
    const current = now();
    forgetQuiet(current);
    const own = clients.get(client);
    const ownLeft = own ? leftOf(own, perClient, current) : perClient.burst;
    const allLeft = leftOf(all, total, current);
    if (ownLeft < 1 || allLeft < 1) return false;
    clients.set(client, { left: ownLeft - 1, at: current });
    all = { left: allLeft - 1, at: current };
    return true;
  };
}
