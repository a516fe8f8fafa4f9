import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { openBrowserOn } from '@site/tooling/browser/openBrowser';
import { whenSettled } from './visit';

/** Someone who visits the site with a profile that nobody else uses. */
export type Visitor = Awaited<ReturnType<typeof newVisitor>>;

/** Makes a visitor in a browser that others use as well, or with one of their own. */
export async function newVisitor(shared?: Browser) {
  const profile = mkdtempSync(join(tmpdir(), 'site-profile-'));
  /** All that pages wrote to the console, and every address that they asked for. */
  const seen: string[] = [];
  const start = () => shared?.newContext({ viewport: null }) ?? openBrowserOn(profile);
  let context: BrowserContext | undefined = await start();

  /** Closes the browser. With one of their own, what it keeps is there the next time. */
  async function close() {
    await context?.close();
    context = undefined;
  }
  return {
    seen,
    /**
     * Opens the browser if it is closed, and an address in a new tab. A page whose scripts hang never fires `load`: wait for
     * `commit` there.
     */
    async open(address: string, waitUntil: 'load' | 'commit' = 'load') {
      context ??= await start();
      const page = await context.newPage();
      page.on('console', (message) => seen.push(message.text()));
      page.on('request', (request) => seen.push(decodeURIComponent(request.url())));
      page.on('pageerror', (error) => seen.push(String(error)));
      await page.goto(address, { waitUntil });
      await whenSettled(page);
      return page;
    },
    context: () => context as BrowserContext,
    close,
    /** Ends a browser of their own at once, as a dead battery does. */
    async kill() {
      const opened = context as BrowserContext;
      const gone = opened.waitForEvent('close');
      const session = await opened.newCDPSession(opened.pages()[0] as Page);
      session.send('Browser.crash').catch(() => {});
      await gone;
      context = undefined;
    },
    /** Closes the browser and deletes its profile. */
    async leave() {
      await close();
      rmSync(profile, { recursive: true, force: true, maxRetries: 3 });
    },
  };
}
