import { remotes } from '@site/contracts/remotes';
import { paths } from '@site/contracts/paths';
import { openSite } from '../browser/openSite';

/**
 * What the order remote's scripts may weigh before anyone touches the form, in bytes as they travel (brotli): what they
 * weighed before there was an outbox, what is left of 4 KB for it when the policy has taken its part in the shell, and
 * what the choice between two languages took later.
 */
const BUDGET = 8685 + 3730 + 490;

const site = openSite();

test.each([paths.home, paths.buyNow])(
  '%s: the scripts of enquiries keep to their budget until the form is touched',
  async (path) => {
    const { page, end } = await site.visit(path);
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
