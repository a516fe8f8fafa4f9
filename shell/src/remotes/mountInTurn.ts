import { pause } from '../scheduling/pause';

let last: Promise<unknown> = Promise.resolve();

/** How long the next part waits for one that does not say that it is ready, in ms. */
const MAX_MS = 500;

/**
 * Begins to mount a part when those before it are ready, and the browser has answered in between: two that hydrate in the same
 * moment hold the page up for as long as both take.
 */
export function mountInTurn(mount: () => Promise<unknown>): void {
  last = last.then(() => {
    const tooLong = new Promise((resolve) => setTimeout(resolve, MAX_MS));
    return Promise.race([mount(), tooLong]).then(pause);
  });
}
