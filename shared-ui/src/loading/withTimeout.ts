/** Waits for a promise, but not longer than the limit; then it rejects with what `timedOut` returns. */
export function withTimeout<Value>(
  limitMs: number,
  promise: Promise<Value>,
  timedOut: () => Error,
): Promise<Value> {
  let timer: ReturnType<typeof setTimeout>;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(timedOut()), limitMs);
  });
  return Promise.race([promise, timeout]).finally(() => clearTimeout(timer));
}
