import { pageFunctions } from 'lighthouse/core/lib/page-functions.js';
import type { Browser } from 'playwright-core';

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
