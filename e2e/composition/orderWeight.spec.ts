import type { Page } from 'playwright-core';
import { remotes } from '@site/contracts/remotes';
import { paths } from '@site/contracts/paths';
import { openSite } from '../browser/openSite';

/** What the order remote's scripts weighed before there was an outbox, in bytes as they travel (brotli). */
const WITHOUT_OUTBOX = 8685;

/**
 * What everything about sending may add before anyone touches the form: notices of privacy, drafts, a second language. It
 * must stay under 4 KB together with what the policy says of it in the shell (300 bytes).
 */
const BUDGET = WITHOUT_OUTBOX + 1800;

/** What the outbox may add for a visitor who has sent something before, and may have something left to send. */
const OUTBOX_BUDGET = 3700;

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
  '%s: until the form is touched, its scripts keep to their budget and the outbox is not loaded',
  async (path) => {
    const { page, end } = await site.visit(path);
    const weights = await weightsOf(page);

    expect(Object.keys(weights).length).toBeGreaterThan(0);
    expect(Object.values(weights).every((it) => it > 0)).toBe(true);
    expect(Object.keys(weights).filter((name) => name.startsWith('outbox'))).toEqual([]);
    expect(sumOf(weights)).toBeLessThanOrEqual(BUDGET);
    await end();
  },
);

/** Runs in the page: what an earlier visit leaves that has sent something. */
function createDatabase(): Promise<void> {
  return new Promise((resolve) => {
    const open = indexedDB.open('order-outbox', 1);
    open.onupgradeneeded = () => open.result.createObjectStore('entries', { keyPath: 'id' });
    open.onsuccess = () => {
      open.result.close();
      resolve();
    };
  });
}

test('a visitor who has sent something before: the outbox comes when the page is idle, and keeps to its budget', async () => {
  const { page, end } = await site.visit(paths.buyNow);
  await page.evaluate(createDatabase);
  await page.reload();
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => /\/outbox\.[^/]*\.js$/.test(name)),
  );
  const weights = await weightsOf(page);

  expect(sumOf(weights)).toBeLessThanOrEqual(BUDGET + OUTBOX_BUDGET);
  await end();
});
