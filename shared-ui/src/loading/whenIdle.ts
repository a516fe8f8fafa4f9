/**
 * Does some work when the browser has nothing to answer or draw, `within` so many ms: some pages are never idle, and some
 * browsers cannot tell. Returns the way to cancel it.
 */
export function whenIdle(work: () => void, within: number): () => void {
  if ('requestIdleCallback' in window) {
    const handle = requestIdleCallback(work, { timeout: within });
    return () => cancelIdleCallback(handle);
  }
  const timer = setTimeout(work, within);
  return () => clearTimeout(timer);
}
