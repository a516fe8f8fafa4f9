import type { RateLimits } from '@site/tooling/http/rateLimiter';

/** What the local store accepts from its clients. */
export interface StoreLimits extends RateLimits {
  /** The size of one request's body. */
  bodyBytes: number;
  /** How long a body may take to arrive, in ms. */
  bodyTimeMs: number;
}

/** An order takes about 500 bytes, and a person minutes: these limits are far from both. */
export const storeLimits: StoreLimits = {
  bodyBytes: 64 * 1024,
  bodyTimeMs: 10_000,
  perClient: { burst: 100, perSecond: 20 },
  total: { burst: 400, perSecond: 80 },
};
