import type { Browser } from 'playwright-core';

/** What one cold visit costs. */
export interface PageCost {
  /** Scripts asked for until every part is alive. */
  requests: number;
  /** Their bytes as they travel, brotli. */
  bytes: number;
  /** From the start of the visit until every part of the page answers, ms. */
  hydrated: number;
}

/** A phone of the middle class on a slow connection, as Lighthouse simulates it: 1.6 Mbit/s, 150 ms each way and more, a fourth of the speed. */
const NETWORK = { latency: 562, downloadThroughput: 180_000, uploadThroughput: 84_000 };
const CPU_SLOWDOWN = 4;
const SCREEN = { width: 412, height: 823 };

/** Opens a page once, in a profile of its own, and waits until React has taken over every part of it. */
export async function measurePage(browser: Browser, address: string): Promise<PageCost> {
  const context = await browser.newContext({ viewport: SCREEN, reducedMotion: 'reduce' });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', { offline: false, ...NETWORK });
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  // The compiler wraps named functions in a helper that the page does not have.
  await page.addInitScript('globalThis.__name = (named) => named;');
  await page.addInitScript(watchForLife);
  await page.goto(address, { waitUntil: 'commit' });
  const hydrated = await page
    .waitForFunction(() => (globalThis as { aliveAt?: number }).aliveAt, undefined, {
      polling: 100,
      timeout: 60_000,
    })
    .then((handle) => handle.jsonValue() as Promise<number>);
  const scripts = await page.evaluate(
    (until) =>
      performance
        .getEntriesByType('resource')
        .filter(({ name, startTime }) => name.endsWith('.js') && startTime <= until)
        .map((it) => (it as PerformanceResourceTiming).encodedBodySize),
    hydrated,
  );
  await context.close();
  return { requests: scripts.length, bytes: scripts.reduce((sum, it) => sum + it, 0), hydrated };
}

/** Runs in the page: notes the moment at which the footer and every remote's region hold React's handlers. */
function watchForLife(): void {
  const isAlive = (element: Element | null) =>
    element !== null && Object.keys(element).some((key) => key.startsWith('__reactProps'));
  const look = () => {
    const parts = [...document.querySelectorAll('[data-owner]')];
    if (document.readyState !== 'loading' && parts.length > 0 && parts.every(isAlive)) {
      Object.assign(globalThis, { aliveAt: performance.now() });
    } else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
