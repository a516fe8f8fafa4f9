import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser } from 'playwright-core';
import { openBrowser } from './browser/openBrowser';
import { freePort } from './http/openPort';
import { packageOnUse } from './sources/packageOnUse';

export interface LighthouseResult {
  audits: Record<
    string,
    {
      title: string;
      score: number | null;
      numericValue?: number;
      errorMessage?: string;
      details?: object;
    }
  >;
  categories: Record<
    string,
    { id: string; score: number | null; auditRefs: { id: string; weight: number }[] }
  >;
  environment: { benchmarkIndex: number };
  runtimeError?: { message: string };
}

const load = (file: string) =>
  import(pathToFileURL(join(packageOnUse('lighthouse'), file)).href) as Promise<unknown>;

/** What differs between two uses of Lighthouse here. */
export interface LighthouseSettings {
  onlyCategories: readonly string[];
  throttlingMethod?: 'devtools' | 'simulate';
}

type Lighthouse = (
  address: string,
  flags: LighthouseSettings & { port: number; output: 'json'; logLevel: 'error' },
) => Promise<{ lhr: LighthouseResult } | undefined>;

export interface LighthouseBrowser {
  readonly browser: Browser;
  readonly port: number;
}

/** Starts a Chromium with an empty profile for `runLighthouse`. The caller closes it. */
export async function openForLighthouse(flags: readonly string[] = []): Promise<LighthouseBrowser> {
  const port = await freePort();
  const browser = await openBrowser([`--remote-debugging-port=${port}`, ...flags]);
  return { browser, port };
}

/**
 * Measures an address as a phone shows it, in the browser that listens on a port.
 * @throws when Lighthouse has no result, or the page could not be loaded.
 */
export async function runLighthouse(
  address: string,
  port: number,
  settings: LighthouseSettings,
): Promise<LighthouseResult> {
  const { default: lighthouse } = (await load('core/index.js')) as { default: Lighthouse };
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
  const { pageFunctions } = (await load('core/lib/page-functions.js')) as {
    pageFunctions: { computeBenchmarkIndex: () => number };
  };
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
