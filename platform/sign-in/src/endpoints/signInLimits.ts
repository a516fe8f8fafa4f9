import type { RateLimits } from '@site/tooling/http/rateLimiter';

/** Requests of every kind, by the address that they come from. A person signs in with four. */
export const requestRates: RateLimits = {
  perClient: { burst: 60, perSecond: 2 },
  total: { burst: 120, perSecond: 4 },
};

/** Mails with a link, by the e-mail address that they are for: nobody can fill somebody's mailbox. */
export const linkRates: RateLimits = {
  perClient: { burst: 10, perSecond: 1 / 60 },
  total: { burst: 50, perSecond: 1 / 6 },
};
