import type { Browser, BrowserContext, Page } from '@playwright/test';
import { screens } from './screens';

export interface Visit {
  page: Page;
  /** Everything that the page wrote to its console as an error, and every exception that nobody caught. */
  faults: string[];
}

/** Firefox says that a script has the wrong hash, that of nothing, when its page is left before it has come. */
const HASH_OF_NOTHING = '47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=';

export interface VisitOptions {
  screen?: keyof typeof screens;
  /** A window of another size, in px. */
  viewport?: { width: number; height: number };
  deviceScaleFactor?: number;
  /** Whether the device has a touch screen. */
  hasTouch?: boolean;
  /** Prepares the visit before its first request, for instance with a route that fails. */
  before?: (context: BrowserContext) => Promise<unknown>;
  colorScheme?: 'light' | 'dark';
  reducedMotion?: 'reduce' | 'no-preference';
  javaScriptEnabled?: boolean;
  /** Whether service workers run. They are blocked by default: routes of a test do not see what a worker asks for. */
  serviceWorkers?: 'allow' | 'block';
}

/** Opens an address of the site in a profile of its own and waits until every remote on the page has arrived or failed. */
export async function visit(
  browser: Browser,
  address: string,
  { screen = 'desktop', before, serviceWorkers = 'block', ...options }: VisitOptions = {},
): Promise<Visit> {
  const context = await browser.newContext({
    ...{ viewport: screens[screen], serviceWorkers },
    ...options,
  });
  await before?.(context);
  const page = await context.newPage();
  const faults: string[] = [];
  page.on('console', (message) => {
    const text = message.text();
    if (message.type() === 'error' && !text.includes(HASH_OF_NOTHING)) faults.push(text);
  });
  page.on('pageerror', (error) => faults.push(String(error)));
  // Not `load`: a remote that hangs holds it back, and the page is there before.
  await page.goto(address, { waitUntil: 'domcontentloaded' });
  if (options.javaScriptEnabled !== false) await whenSettled(page);
  return { page, faults };
}

/** Waits until the shell is drawn and no part of the page is loading. */
export async function whenSettled(page: Page): Promise<void> {
  await page.waitForSelector('footer');
  await page.waitForFunction(() => !document.querySelector('[aria-busy="true"]'));
}
