import { ALIVE } from '@site/contracts/boot';
import { paths } from '@site/company/paths';
import { productOf } from '@site/company/products';
import { expect, IN_CHROMIUM, test } from '../browser/test';

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
