import { openForLighthouse, runLighthouse } from '@site/tooling/lighthouse';
import type { PageMetrics, Throttling } from './metrics';
import { readMetrics } from './readMetrics';

const METHODS = { simulated: 'simulate', applied: 'devtools' } as const;

/** Lighthouse now and then loses the page's trace on a busy machine. */
const ATTEMPTS = 2;

export interface LighthouseVisit {
  metrics: PageMetrics;
  /** How fast the machine was before the visit. */
  benchmarkIndex: number;
}

/** Opens an address once with Lighthouse, in a new browser: a used one keeps connections. */
export async function visitWithLighthouse(
  address: string,
  throttling: Throttling,
  flags: readonly string[],
): Promise<LighthouseVisit> {
  for (let attempt = 1; ; attempt++) {
    const { browser, port } = await openForLighthouse(flags);
    try {
      const result = await runLighthouse(address, port, {
        onlyCategories: ['performance'],
        throttlingMethod: METHODS[throttling],
      });
      const { benchmarkIndex } = result.environment;
      return { metrics: readMetrics(result), benchmarkIndex };
    } catch (failure) {
      if (attempt === ATTEMPTS) throw failure;
      console.error(`${address}: ${String(failure)} Trying again.`);
    } finally {
      await browser.close();
    }
  }
}
