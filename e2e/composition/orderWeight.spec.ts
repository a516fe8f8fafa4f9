import type { Browser } from 'playwright-core';
import { remotes } from '@site/contracts/federation';
import { paths } from '@site/contracts/paths';
import { openBrowser } from '@site/platform/browser/openBrowser';
import { startSite, type StartedSite } from '../browser/startSite';
import { visit } from '../browser/visit';

/**
 * What the order remote's scripts may weigh before anyone touches the form, in bytes as they travel (brotli): what they
 * weighed before there was an outbox, what is left of 4 KB for it when the policy has taken its part in the shell, and
 * what the choice between two languages took later.
 */
const BUDGET = 8685 + 3730 + 490;

let browser: Browser;
let site: StartedSite;

beforeAll(async () => {
  [browser, site] = await Promise.all([openBrowser(), startSite()]);
});

afterAll(() => Promise.all([browser?.close(), site?.stop()]));

test.each([paths.home, paths.buyNow])(
  '%s: the scripts of enquiries keep to their budget until the form is touched',
  async (path) => {
    const { page, end } = await visit(browser, site.address + path);
    // The outbox comes when the page is idle.
    await page.waitForFunction(() =>
      performance
        .getEntriesByType('resource')
        .some(({ name }) => /\/outbox\.[^/]*\.js$/.test(name)),
    );
    await page.waitForLoadState('networkidle');
    const weights = await page.evaluate(
      (folder) =>
        performance
          .getEntriesByType('resource')
          .filter(({ name }) => name.includes(`/${folder}/`) && name.endsWith('.js'))
          .map((it) => (it as PerformanceResourceTiming).encodedBodySize),
      remotes.remoteOrder.folder,
    );
    const weight = weights.reduce((sum, it) => sum + it, 0);

    expect(weights.every((it) => it > 0)).toBe(true);
    expect(weight).toBeLessThanOrEqual(BUDGET);
    await end();
  },
);
