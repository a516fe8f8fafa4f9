import { afterPaint } from '../scheduling/afterPaint';

/** Mounts a part; resolves when it says that it is ready, or has failed. */
type Mount = () => Promise<void>;

const queue = new Set<Mount>();

/** How long the next part waits for one that does not say that it is ready, in ms. */
const MAX_TURN_MS = 500;

/** How many frames a part waits at most for a press to end. */
const MAX_PRESS_FRAMES = 30;

let last: Promise<unknown> = Promise.resolve();

async function takeTurn(mount: Mount): Promise<void> {
  let frames = MAX_PRESS_FRAMES;
  // A press counts only on an element that outlives it: those of a part that throws do not.
  do await new Promise<void>(afterPaint);
  while (frames-- && document.querySelector(':active'));
  if (!queue.delete(mount)) return;
  await Promise.race([mount(), new Promise((resolve) => setTimeout(resolve, MAX_TURN_MS))]);
}

/**
 * Mounts a part when the page is painted and the parts before it are ready: two that are drawn in the same moment hold the page
 * up for as long as both take.
 */
export function enqueueMount(mount: Mount): void {
  queue.add(mount);
  last = last.then(() => takeTurn(mount)).catch(console.error);
}

/** Mounts now what waits for its turn. */
export function mountQueued(): void {
  for (const mount of queue) void mount();
  queue.clear();
}
