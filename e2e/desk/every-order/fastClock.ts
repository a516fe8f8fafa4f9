/** A clock that begins at a moment of the past or the future and runs faster than this machine's. */
export interface FastClock {
  /** What this machine's clock said when this one began, in ms. */
  startedAt: number;
  /** What this one said then, in ms. */
  begin: number;
  /** How many minutes go by in one. */
  speed: number;
}

/** Makes it the clock of this process. Timers keep to the machine's. */
export function setFastClock({ startedAt, begin, speed }: FastClock): void {
  const RealDate = Date;
  const now = () => Math.floor(begin + (RealDate.now() - startedAt) * speed);
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, args: [] | [number]) =>
      args.length === 0 ? new target(now()) : new target(...args),
    get: (target, name) => (name === 'now' ? now : (Reflect.get(target, name) as unknown)),
  });
}
