import type { Browser, Page } from 'playwright-core';
import { whenSettled } from '../browser/visit';
import { REPORT, reportFromPage, type Report } from './reportFromPage';

/** How long a page may take to open, in ms. */
const OPEN_LIMIT = 60_000;

/** Opens a visitor's browser with its clock. */
export async function newDevice(
  browser: Browser,
  onReport: (page: Page, document: string, report: Report) => void,
) {
  const startedAt = Date.now();
  const context = await browser.newContext({ reducedMotion: 'reduce', serviceWorkers: 'block' });
  await context.clock.install({ time: startedAt });
  await context.exposeBinding(REPORT, ({ page }, document: string, report: Report) =>
    onReport(page, document, report),
  );
  // The compiler wraps named functions in a helper that the page does not have.
  await context.addInitScript('globalThis.__name = (named) => named;');
  await context.addInitScript(reportFromPage, REPORT);
  context.setDefaultTimeout(OPEN_LIMIT);
  let pages: Page[] = [];
  let passed = 0;
  let jumped = 0;

  async function close(page: Page) {
    pages = pages.filter((tab) => tab !== page);
    await page.close().catch(() => {});
  }

  return {
    context,
    /** The tab that the visitor uses; undefined when there is none. */
    tab: () => pages.at(-1),
    /** All tabs with the site. */
    tabs: (): readonly Page[] => pages,
    /** Opens a tab and uses it from now on. */
    async open(address: string) {
      const page = await context.newPage();
      pages.push(page);
      await page.goto(address, { waitUntil: 'domcontentloaded' });
      await whenSettled(page);
      return page;
    },
    async reload() {
      const page = pages.at(-1);
      if (!page) return;
      await page.reload({ waitUntil: 'domcontentloaded' });
      await whenSettled(page);
    },
    close,
    /** Ends a tab's process at once. */
    async crash(page: Page) {
      const gone = new Promise((resolve) => page.once('crash', resolve));
      const session = await context.newCDPSession(page);
      session.send('Page.crash').catch(() => {});
      await gone;
      await close(page);
    },
    /** Lets time pass; timers that are due fire. */
    async pass(ms: number) {
      passed += ms;
      await context.clock.fastForward(ms);
    },
    /** Sets the clock, as a user or a time server does; no time passes. */
    async jump(ms: number) {
      jumped += ms;
      await context.clock.setSystemTime(Date.now() + passed + jumped);
    },
    /** How much time has passed on the device, in ms. */
    elapsed: () => Date.now() - startedAt + passed,
  };
}
