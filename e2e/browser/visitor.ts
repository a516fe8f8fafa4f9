import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { openBrowserOn } from '@site/tooling/browser/openBrowser';
import { whenSettled } from './visit';

/** Someone who visits the site with a profile that nobody else uses. */
export interface Visitor {
  /**
   * Opens the browser if it is closed, and an address in a new tab. A page whose scripts hang never fires `load`: wait for
   * `commit` there.
   */
  open(address: string, waitUntil?: 'load' | 'commit'): Promise<Page>;
  context(): BrowserContext;
  /** Closes the browser. */
  close(): Promise<void>;
  /** Ends the browser at once, as a dead battery does. */
  kill(): Promise<void>;
  /** Closes the browser and deletes its profile. */
  leave(): Promise<void>;
  /** All that pages wrote to the console, of every kind. */
  readonly lines: string[];
}

/** Loads an address in a new tab and writes down what it says in the console. */
async function openTab(
  context: BrowserContext,
  lines: string[],
  address: string,
  waitUntil: 'load' | 'commit',
): Promise<Page> {
  const page = await context.newPage();
  page.on('console', (message) => lines.push(message.text()));
  page.on('pageerror', (error) => lines.push(String(error)));
  await page.goto(address, { waitUntil });
  await whenSettled(page);
  return page;
}

/** Makes a visitor in a browser that others use as well. It can be neither closed nor killed: see `newVisitor`. */
export async function visitorIn(browser: Browser): Promise<Visitor> {
  const lines: string[] = [];
  const context = await browser.newContext({ viewport: null, serviceWorkers: 'block' });
  const refuse = async () => {
    throw new Error('Others use this browser. Begin the test with ownBrowser().');
  };
  return {
    lines,
    open: (address, waitUntil = 'load') => openTab(context, lines, address, waitUntil),
    context: () => context,
    close: refuse,
    kill: refuse,
    leave: () => context.close(),
  };
}

/**
 * Makes a visitor with a browser of their own, which they close, open again, or lose. `prepare` is given the browser
 * each time that it is opened, before its first page.
 */
export function newVisitor(prepare?: (context: BrowserContext) => Promise<unknown>): Visitor {
  const profile = mkdtempSync(join(tmpdir(), 'site-profile-'));
  const lines: string[] = [];
  let context: BrowserContext | undefined;

  async function close() {
    await context?.close();
    context = undefined;
  }
  return {
    lines,
    async open(address, waitUntil = 'load') {
      if (!context) {
        context = await openBrowserOn(profile);
        await prepare?.(context);
      }
      return openTab(context, lines, address, waitUntil);
    },
    context: () => context as BrowserContext,
    close,
    async kill() {
      const gone = new Promise((resolve) => context?.once('close', resolve));
      process.kill(browserOn(profile), 'SIGKILL');
      await gone;
      context = undefined;
    },
    async leave() {
      await close();
      rmSync(profile, { recursive: true, force: true, maxRetries: 3 });
    },
  };
}

/** The process of the browser that runs on a profile; its helpers carry a `--type`, and a shell script may have started it. */
export function browserOn(profile: string): number {
  const processes = execFileSync('ps', ['-eo', 'pid,args', '-ww']).toString().split('\n');
  const found = processes.find(
    (line) =>
      line.includes(`--user-data-dir=${profile}`) &&
      !line.includes('--type=') &&
      !/^\s*\d+ \/bin\/sh /.test(line),
  );
  if (!found) throw new Error('No browser runs on this profile.');
  return Number.parseInt(found, 10);
}
