import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { openBrowserOn } from '@site/tooling/browser/openBrowser';
import { whenSettled } from '../../browser/visit';
import { browserOn } from '../../browser/visitor';
import { ATTEMPT, nameAttempts } from '../network/nameAttempts';
import { REPORT, reportFromPage, type Report } from './reportFromPage';

/** How long a page may take to open, in ms. */
const OPEN_LIMIT = 60_000;

/** A visitor's browser with its clock. */
export interface Device {
  context(): BrowserContext;
  /** The tab that the visitor uses; undefined when there is none. */
  tab(): Page | undefined;
  /** All tabs with the site. */
  tabs(): readonly Page[];
  /** Opens a tab and uses it from now on. Starts the browser if it is closed. */
  open(address: string): Promise<Page>;
  reload(): Promise<void>;
  /** Deletes the files that the browser keeps of the site, as it does when space runs out. */
  emptyCache(): Promise<void>;
  close(page: Page): Promise<void>;
  /** Ends a tab's process at once. */
  crash(page: Page): Promise<void>;
  /** Ends the browser at once, as an empty battery does. Only for a device with a profile. */
  kill(): Promise<void>;
  /** Lets time pass; timers that are due fire. */
  pass(ms: number): Promise<void>;
  /** Sets the clock, as a user or a time server does; no time passes. */
  jump(ms: number): Promise<void>;
  /** How much time has passed on the device, in ms. */
  elapsed(): number;
  end(): Promise<void>;
}

export interface DeviceOptions {
  browser: Browser;
  /** True for a browser of its own with a profile on the disk, which outlives being killed. */
  hasProfile: boolean;
  onReport: (page: Page, document: string, report: Report) => void;
}

export function newDevice({ browser, hasProfile, onReport }: DeviceOptions): Device {
  const profile = hasProfile ? mkdtempSync(join(tmpdir(), 'site-profile-')) : undefined;
  const startedAt = Date.now();
  let context: BrowserContext | undefined;
  let pages: Page[] = [];
  let passed = 0;
  let jumped = 0;

  const now = () => Date.now() + passed + jumped;

  async function start(): Promise<BrowserContext> {
    const opened = profile
      ? await openBrowserOn(profile)
      : await browser.newContext({ reducedMotion: 'reduce', serviceWorkers: 'block' });
    await opened.clock.install({ time: now() });
    await opened.exposeBinding(REPORT, ({ page }, document: string, report: Report) =>
      onReport(page, document, report),
    );
    // The compiler wraps named functions in a helper that the page does not have.
    await opened.addInitScript('globalThis.__name = (named) => named;');
    await opened.addInitScript(reportFromPage, REPORT);
    await opened.addInitScript(nameAttempts, ATTEMPT);
    opened.setDefaultTimeout(OPEN_LIMIT);
    return opened;
  }

  async function forget(page: Page) {
    pages = pages.filter((it) => it !== page);
    await page.close().catch(() => {});
  }

  return {
    context: () => context as BrowserContext,
    tab: () => pages.at(-1),
    tabs: () => pages,
    async open(address) {
      context ??= await start();
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
    async emptyCache() {
      const page = pages.at(-1);
      if (!page) return;
      const session = await page.context().newCDPSession(page);
      await session.send('Network.clearBrowserCache');
      await session.detach();
    },
    close: forget,
    async crash(page) {
      const gone = new Promise((resolve) => page.once('crash', resolve));
      const session = await page.context().newCDPSession(page);
      session.send('Page.crash').catch(() => {});
      await gone;
      await forget(page);
    },
    async kill() {
      const gone = new Promise((resolve) => context?.once('close', resolve));
      process.kill(browserOn(profile ?? ''), 'SIGKILL');
      await gone;
      context = undefined;
      pages = [];
    },
    async pass(ms) {
      passed += ms;
      await context?.clock.fastForward(ms);
    },
    async jump(ms) {
      jumped += ms;
      await context?.clock.setSystemTime(now());
    },
    elapsed: () => Date.now() - startedAt + passed,
    async end() {
      await context?.close();
      if (profile) rmSync(profile, { recursive: true, force: true, maxRetries: 3 });
    },
  };
}
