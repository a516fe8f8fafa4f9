import type { RateLimits } from '@site/tooling/http/rateLimiter';

/** Requests of every kind, by the address that they come from. A person signs in with four. */
export const requestRates: RateLimits = {
  perClient: { burst: 60, perSecond: 2 },
  total: { burst: 120, perSecond: 4 },
};
