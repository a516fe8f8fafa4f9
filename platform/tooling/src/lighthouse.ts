import lighthouse, { type Flags, type Result } from 'lighthouse';
import { pageFunctions } from 'lighthouse/core/lib/page-functions.js';
import type { Browser } from 'playwright-core';
import { openBrowser } from './browser/openBrowser';
import { freePort } from './http/openPort';

export type { Result as LighthouseResult };

/** A browser that Lighthouse can drive. */
export interface LighthouseBrowser {
  readonly browser: Browser;
  /** The port of its debugging protocol. */
  readonly port: number;
}

/** Starts a Chromium with an empty profile for `runLighthouse`. The caller closes it. */
export async function openForLighthouse(flags: readonly string[] = []): Promise<LighthouseBrowser> {
  const port = await freePort();
  const browser = await openBrowser([`--remote-debugging-port=${port}`, ...flags]);
  return { browser, port };
}

/** What differs between two uses of Lighthouse here. */
export type LighthouseSettings = Pick<Flags, 'onlyCategories' | 'onlyAudits' | 'throttlingMethod'>;

/**
 * Measures an address as a phone shows it, in the browser that listens on a port.
 * @throws when Lighthouse has no result, or the page could not be loaded.
 */
export async function runLighthouse(
  address: string,
  port: number,
  settings: LighthouseSettings,
): Promise<Result> {
  const result = await lighthouse(address, {
    port,
    ...settings,
    output: 'json',
    logLevel: 'error',
  });
  if (!result) throw new Error(`Lighthouse has no result for ${address}.`);
  const { runtimeError } = result.lhr;
  if (runtimeError) throw new Error(`${address}: ${runtimeError.message}`);
  return result.lhr;
}

/** How fast the machine is now, in a browser that is open, by the measure that Lighthouse's reports hold (`benchmarkIndex`). */
export async function measureBenchmarkIndex(browser: Browser): Promise<number> {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    // The compiler wraps named functions in one that the page does not have.
    await page.evaluate('globalThis.__name = (named) => named');
    return await page.evaluate(pageFunctions.computeBenchmarkIndex);
  } finally {
    await context.close();
  }
}
