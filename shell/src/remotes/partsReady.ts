import { afterPaint } from '../scheduling/afterPaint';

const awaited = new Set<object>();
const waiting = new Set<() => void>();
const postponed = new Set<() => Promise<unknown>>();

/** Notes that the page waits for a part; returns the function that ends it. */
export function awaitPart(): () => void {
  const token = {};
  awaited.add(token);
  return () => {
    if (!awaited.delete(token) || awaited.size) return;
    waiting.forEach((then) => then());
    waiting.clear();
  };
}

/** Calls back when no part is awaited, which may be at once; returns the function that cancels it. */
export function whenPartsReady(then: () => void): () => void {
  if (awaited.size) waiting.add(then);
  else then();
  return () => waiting.delete(then);
}

/** Resolves when every part that is new on the page is drawn, or has failed. They are not kept waiting for their turn. */
export function partsReady(): Promise<void> {
  for (const mount of postponed) void mount();
  postponed.clear();
  return new Promise((resolve) => whenPartsReady(resolve));
}

/** How long the next part waits for one that does not say that it is ready, in ms. */
const MAX_TURN_MS = 500;

/** How many frames a part waits at most for a press to end. */
const MAX_PRESS_FRAMES = 30;

let last: Promise<unknown> = Promise.resolve();

/**
 * Begins to mount a part when the page is painted and the parts before it are ready: two that are drawn in the same moment hold
 * the page up for as long as both take.
 */
export function mountInTurn(mount: () => Promise<unknown>): void {
  postponed.add(mount);
  last = last.then(async () => {
    let frames = MAX_PRESS_FRAMES;
    // A press counts only on an element that outlives it: those of a part that throws do not.
    do await new Promise<void>(afterPaint);
    while (frames-- && document.querySelector(':active'));
    if (!postponed.delete(mount)) return;
    await Promise.race([mount(), new Promise((resolve) => setTimeout(resolve, MAX_TURN_MS))]);
  });
}
