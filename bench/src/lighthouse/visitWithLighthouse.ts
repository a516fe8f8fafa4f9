import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { openBrowser } from '@site/tooling/browser/openBrowser';
import { freePort } from '@site/tooling/http/openPort';
import { packageOnUse } from '@site/tooling/sources/packageOnUse';
import type { PageMetrics, Throttling } from './metrics';
import { readMetrics, type LighthouseResult } from './readMetrics';

const METHODS = { simulated: 'simulate', applied: 'devtools', linked: 'provided' } as const;

/** Lighthouse now and then loses the page's trace on a busy machine. */
const ATTEMPTS = 2;

type Lighthouse = (
  address: string,
  flags: {
    port: number;
    onlyCategories: readonly string[];
    throttlingMethod: (typeof METHODS)[Throttling];
    output: 'json';
    logLevel: 'error';
  },
) => Promise<{ lhr: LighthouseResult } | undefined>;

export interface LighthouseVisit {
  metrics: PageMetrics;
  /** How fast the machine was before the visit. */
  benchmarkIndex: number;
}

/** Opens an address once with Lighthouse, as a phone shows it, in a new browser: a used one keeps connections. */
export async function visitWithLighthouse(
  address: string,
  throttling: Throttling,
  flags: readonly string[],
): Promise<LighthouseVisit> {
  const program = pathToFileURL(join(packageOnUse('lighthouse'), 'core/index.js')).href;
  const { default: lighthouse } = (await import(program)) as { default: Lighthouse };
  for (let attempt = 1; ; attempt++) {
    const port = await freePort();
    const browser = await openBrowser([`--remote-debugging-port=${port}`, ...flags]);
    try {
      const result = await lighthouse(address, {
        port,
        onlyCategories: ['performance'],
        throttlingMethod: METHODS[throttling],
        output: 'json',
        logLevel: 'error',
      });
      if (!result) throw new Error(`Lighthouse has no result for ${address}.`);
      const { benchmarkIndex } = result.lhr.environment;
      return { metrics: readMetrics(result.lhr), benchmarkIndex };
    } catch (failure) {
      if (attempt === ATTEMPTS) throw failure;
      console.error(`${address}: ${String(failure)} Trying again.`);
    } finally {
      await browser.close();
    }
  }
}
