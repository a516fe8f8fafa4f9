import type { Page } from 'playwright-core';

/** A page is at rest when it has loaded, and has asked for nothing and had no long task for so long. */
const QUIET_MS = 1000;

/** A page that never comes to rest is taken as it is after this time. */
const LIMIT_MS = 30_000;

/** Watches what a page does from now on. */
export function watchRest(page: Page) {
  const startedAt = Date.now();
  let busyAt = startedAt;
  let isLoaded = false;
  const underWay = new Set<unknown>();
  const noteBusy = () => void (busyAt = Date.now());
  const end = (request: unknown) => {
    underWay.delete(request);
    noteBusy();
  };
  page.on('request', (request) => {
    underWay.add(request);
    noteBusy();
  });
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  page.on('load', () => {
    isLoaded = true;
    noteBusy();
  });
  return {
    /** Notes that the page did something. */
    noteBusy,
    /** True when the page is at rest, and has been since `noteBusy` was last called. */
    isAtRest(quietMs = QUIET_MS) {
      if (Date.now() - startedAt > LIMIT_MS) return true;
      return isLoaded && underWay.size === 0 && Date.now() - busyAt > quietMs;
    },
  };
}
