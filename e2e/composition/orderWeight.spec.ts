import type { Page } from 'playwright-core';
import { remotes } from '@site/contracts/remotes';
import { paths } from '@site/contracts/paths';
import { openSite } from '../browser/openSite';

/** What the order remote's scripts weighed before there was an outbox, in bytes as they travel (brotli). */
const WITHOUT_OUTBOX = 8685;

/** What may be added before anyone touches the form: notices of privacy, drafts, a second language, and the outbox. */
const BUDGET = WITHOUT_OUTBOX + 5500;

const site = openSite();

/** Loads the page and waits until it is idle; returns the weights of the remote's scripts by file name. */
async function weightsOf(page: Page): Promise<Record<string, number>> {
  await page.evaluate(
    () => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 3000 })),
  );
  await page.waitForLoadState('networkidle');
  const weights = await page.evaluate(
    (folder) =>
      performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.includes(`/${folder}/`) && name.endsWith('.js'))
        .map((it) => [
          it.name.split('/').at(-1) ?? '',
          (it as PerformanceResourceTiming).encodedBodySize,
        ]),
    remotes.remoteOrder.folder,
  );
  return Object.fromEntries(weights) as Record<string, number>;
}

const sumOf = (weights: Record<string, number>) =>
  Object.values(weights).reduce((sum, it) => sum + it, 0);

test.each([paths.home, paths.buyNow])(
  '%s: before the form is touched, its scripts and the outbox keep to their budget',
  async (path) => {
    const { page, end } = await site.visit(path);
    await page.waitForFunction(() =>
      performance
        .getEntriesByType('resource')
        .some(({ name }) => /\/outbox\.[^/]*\.js$/.test(name)),
    );
    const weights = await weightsOf(page);

    expect(Object.values(weights).every((it) => it > 0)).toBe(true);
    expect(sumOf(weights)).toBeLessThanOrEqual(BUDGET);
    await end();
  },
);
