import { afterPaint } from '../scheduling/afterPaint';
import { pause } from '../scheduling/pause';

const awaited = new Set<object>();
const postponed = new Set<() => void>();
let resolve = () => {};
let ready: Promise<void> | undefined;

/** Notes that the page waits for a part; returns the function that ends it. */
export function awaitPart(): () => void {
  const token = {};
  awaited.add(token);
  ready ??= new Promise((done) => (resolve = done));
  return () => {
    if (!awaited.delete(token) || awaited.size) return;
    resolve();
    ready = undefined;
  };
}

/** Draws a part once the page around it is painted, or somebody waits for it. */
export function drawAfterPage(draw: () => void): void {
  postponed.add(draw);
  const drawOnce = () => postponed.delete(draw) && draw();
  afterPaint(drawOnce);
}

/** Resolves when every part that is new on the page is drawn, or has failed. They are not kept waiting for a paint. */
export function partsReady(): Promise<void> {
  for (const draw of postponed) {
    postponed.delete(draw);
    draw();
  }
  return ready ?? Promise.resolve();
}

/** Calls back at once when no part is awaited, or else when all are there; returns the function that cancels it. */
export function whenPartsReady(then: () => void): () => void {
  if (!ready) {
    then();
    return () => {};
  }
  let isCancelled = false;
  void ready.then(() => isCancelled || then());
  return () => {
    isCancelled = true;
  };
}

let last: Promise<unknown> = Promise.resolve();

/** How long the next part waits for one that does not say that it is ready, in ms. */
const MAX_TURN_MS = 500;

/**
 * Begins to mount a part when those before it are ready, and the browser has answered in between: two that hydrate in the same
 * moment hold the page up for as long as both take.
 */
export function mountInTurn(mount: () => Promise<unknown>): void {
  last = last.then(() => {
    const tooLong = new Promise((resolve) => setTimeout(resolve, MAX_TURN_MS));
    return Promise.race([mount(), tooLong]).then(pause);
  });
}
