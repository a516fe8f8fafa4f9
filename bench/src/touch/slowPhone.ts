import type { Browser } from 'playwright-core';

/** A middle-class phone on a slow network, in the numbers of Lighthouse: bytes per second, ms, and a fourth of the speed. */
const NETWORK = { latency: 562, downloadThroughput: 184_320, uploadThroughput: 92_160 };
const CPU_SLOWDOWN = 4;

const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};
const WIDE = { viewport: { width: 1350, height: 940 } };

export type SlowPage = Awaited<ReturnType<typeof openSlowPage>>;

/** Opens an empty page in a new profile, slowed down. */
export async function openSlowPage(browser: Browser, { isWide }: { isWide: boolean }) {
  const context = await browser.newContext(isWide ? WIDE : PHONE);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', { offline: false, ...NETWORK });
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  // Told by the browser: an observer in the page would wait for the scripts that run after the paint.
  let hasPainted = false;
  session.on('Page.lifecycleEvent', ({ name }) => {
    hasPainted ||= name === 'firstContentfulPaint';
  });
  await session.send('Page.enable');
  await session.send('Page.setLifecycleEventsEnabled', { enabled: true });
  return {
    context,
    page,
    session,
    /** True once the page has painted its first content. */
    hasPainted: () => hasPainted,
  };
}
