/** How often something may happen: so many times at once, and from then on so many times a second. */
export interface Pace {
  burst: number;
  perSecond: number;
}

/** What the local store takes from those who send to it. */
export interface StoreLimits {
  /** The most bytes of one request's body. */
  bodyBytes: number;
  /** How long a body may take to arrive, in ms. */
  bodyTime: number;
  /** Requests from one address. */
  perClient: Pace;
  /** Requests from all addresses together. */
  inAll: Pace;
}

/** An order takes about 500 bytes, and a person minutes: these bounds are far from both. */
export const storeLimits: StoreLimits = {
  bodyBytes: 64 * 1024,
  bodyTime: 10_000,
  perClient: { burst: 100, perSecond: 20 },
  inAll: { burst: 400, perSecond: 80 },
};
