import { ALIVE } from '@site/contracts/boot';
import { paths } from '@site/company/paths';
import { productOf } from '@site/company/products';
import { expect, IN_CHROMIUM, test } from '../browser/test';
import { whenProductFetched } from '../browser/whenProductFetched';

const productPath = productOf('forte').path;

// Firefox does not tell a page that its leaving was stopped.
test(
  'who stops a page that is opened as a document stays, and the page says so',
  { tag: IN_CHROMIUM },
  async ({ site }) => {
    const { page, faults } = await site.visit(paths.home, {
      hold: /ProductPage.*[.]js$/,
      before: (context) =>
        context.route(`**${productPath}`, (route) =>
          route.request().isNavigationRequest() ? undefined : route.continue(),
        ),
    });
    await page.waitForSelector(`html[${ALIVE}]`);
    // All in the page: while a document is awaited, Playwright asks it nothing.
    const wasBusy = await page.evaluate((href) => {
      const main = document.querySelector('main');
      document.querySelector<HTMLElement>(`a[href="${href}"]`)?.click();
      return new Promise((resolve) => {
        navigation?.addEventListener('navigate', () => {
          setTimeout(() => {
            resolve(main?.ariaBusy);
            window.stop();
          }, 100);
        });
      });
    }, productPath);
    expect(wasBusy).toBe('true');

    await expect(page.locator('main[aria-busy]')).toHaveCount(0);
    expect(new URL(page.url()).pathname).toBe(paths.home);
    expect(faults).toEqual([]);
  },
);

test(
  'a link that was followed is answered before the next page is drawn',
  { tag: IN_CHROMIUM },
  async ({ page }) => {
    await page.goto(paths.home);
    await page.waitForSelector(`html[${ALIVE}]`);
    const recorded = await page.evaluateHandle(() => {
      const records: [isBusy: boolean, isLeft: boolean, hasLine: boolean][] = [];
      const content = document.querySelector('main') as HTMLElement;
      const heading = document.querySelector('h1')?.textContent;
      new MutationObserver(() => {
        const isLeft = document.querySelector('h1')?.textContent !== heading;
        // A line under the header says that the page is under way.
        const header = document.querySelector('header') as HTMLElement;
        const hasLine = getComputedStyle(header, '::after').content !== 'none';
        records.push([content.ariaBusy === 'true', isLeft, hasLine]);
      }).observe(content, { attributes: true, attributeFilter: ['aria-busy'] });
      return records;
    });
    const link = page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' });
    // A text that comes too late is opened as a document.
    await link.hover();
    await whenProductFetched(page, 'policy');
    await link.click();
    await page.waitForURL(`**${paths.privacyPolicy}`);
    await page.waitForFunction((records) => records.length > 1, recorded);
    expect(await recorded.jsonValue()).toEqual([
      [true, false, true],
      [false, true, false],
    ]);
  },
);
