import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test';
import { recordShifts } from './layoutShifts';
import { screens } from './screens';

export interface Visit {
  page: Page;
  /** Everything that the page wrote to its console as an error, and every exception that nobody caught. */
  faults: string[];
  /** Lets go what `hold` keeps back. */
  release(): void;
}

/** Firefox says that a script has the wrong hash, that of nothing, when its page is left before it has come. */
const HASH_OF_NOTHING = '47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=';

export interface VisitOptions extends Omit<BrowserContextOptions, 'screen'> {
  screen?: keyof typeof screens;
  /** Prepares the visit before its first request, for instance with a route that fails. */
  before?: (context: BrowserContext) => Promise<unknown>;
  /** Files whose answers are held back until `release` is called. */
  hold?: RegExp;
  /** Takes every layout shift of the visit. */
  shifts?: number[];
}

/** Opens an address of the site in a profile of its own, until its footer is there and nothing says that it is loading. */
export async function visit(
  browser: Browser,
  address: string,
  { screen = 'desktop', before, hold, shifts, ...options }: VisitOptions = {},
): Promise<Visit> {
  const context = await browser.newContext({ viewport: screens[screen], ...options });
  let release = () => {};
  if (hold) {
    const released = new Promise<void>((resolve) => (release = resolve));
    await context.route(hold, (route) => released.then(() => route.continue()));
  }
  if (shifts) await recordShifts(context, shifts);
  await before?.(context);
  const page = await context.newPage();
  const faults: string[] = [];
  const note = (text: string) => text.includes(HASH_OF_NOTHING) || faults.push(text);
  page.on('console', (message) => message.type() === 'error' && note(message.text()));
  page.on('pageerror', (error) => note(String(error)));
  // Not `load`: a remote that hangs holds it back, and the page is there before.
  await page.goto(address, { waitUntil: 'domcontentloaded' });
  if (options.javaScriptEnabled !== false) await whenSettled(page);
  return { page, faults, release };
}

/** Waits until the footer is there and nothing says that it is loading, as in a prerendered page before any script. */
export async function whenSettled(page: Page): Promise<void> {
  await page.waitForSelector('footer');
  await page.waitForFunction(() => !document.querySelector('[aria-busy="true"]'));
}
