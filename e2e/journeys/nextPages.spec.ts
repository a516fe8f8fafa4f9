import type { Page } from '@playwright/test';
import { ALIVE, PART } from '@site/contracts/boot';
import { languages, localised } from '@site/company/languages';
import { paths, routes } from '@site/company/paths';
import { sampleOf } from '@site/tooling/testing/testForm';
import { expect, IN_CHROMIUM, test } from '../browser/test';
import { browserThatKeepsPages } from '../browser/fullChromium';

test.use({ launchOptions: browserThatKeepsPages });

const everyPage = routes.flatMap((route) =>
  languages.map((language) => localised(route, language)),
);

for (const path of sampleOf(everyPage, 5)) {
  test(
    `Back brings ${path} as it was left, without loading it`,
    { tag: IN_CHROMIUM },
    async ({ page }) => {
      await page.goto(path);
      await page.waitForSelector(`html[${ALIVE}]`);
      // Reads it to its end, so that all of it is at work when it is left.
      for (const part of await page.locator(`[${PART}]`).all()) await part.scrollIntoViewIfNeeded();
      await page.waitForLoadState('networkidle');
      await page.evaluate(() => {
        addEventListener('pageshow', ({ persisted }) =>
          document.documentElement.setAttribute('data-as-it-was', String(persisted)),
        );
      });
      // Another document of the site, as another language is.
      await page.goto('/no-such-page');
      // A page that comes back as it was is not loaded.
      await page.goBack({ waitUntil: 'commit' });

      // A page that was loaded again says why.
      const asItWas = () =>
        page.evaluate(
          () =>
            document.documentElement.getAttribute('data-as-it-was') ??
            JSON.stringify(performance.getEntriesByType('navigation')[0]),
        );
      // Asked while pages change, the browser throws, which ends a poll.
      await expect(async () => expect(await asItWas()).toBe('true')).toPass();
    },
  );
}

test(
  'Back to a form shows what was typed on in another language',
  { tag: IN_CHROMIUM },
  async ({ page }) => {
    await page.goto(paths.buyNow);
    const name = page.locator('main form [name="Name"]');
    await name.pressSequentially('Asha');
    await page.locator('header a[hreflang=hi]').filter({ visible: true }).first().click();
    await page.waitForURL('**/hi/buy-now');
    await name.press('End');
    await name.pressSequentially(' Rao');
    // A page that was left at once may be loaded again, with what the browser had kept of its fields.
    await page.goBack({ waitUntil: 'commit' });

    await expect(name).toHaveValue('Asha Rao');
  },
);

test(
  'pointing at the other language has it fetched before it is opened',
  { tag: IN_CHROMIUM },
  async ({ page }) => {
    await page.goto(paths.buyNow);
    const link = page.locator('header a[hreflang=hi]').filter({ visible: true }).first();
    const isAsked = page
      .context()
      .waitForEvent('request', (request) => request.url().endsWith('/hi/buy-now'));
    await link.hover();
    await isAsked;
    await link.click();
    await page.waitForURL('**/hi/buy-now');

    const arrival = await page.evaluate(() => {
      const [it] = performance.getEntriesByType('navigation');
      return (it as PerformanceNavigationTiming & { deliveryType: string }).deliveryType;
    });
    // Under a test's control Chromium fetches such a page ahead, and does not draw it.
    expect(arrival).toBe('navigational-prefetch');
    // It comes alive like any other.
    await page.waitForSelector(`html[${ALIVE}]`);
  },
);

const isPolicy = (url: string) => url.endsWith(paths.privacyPolicy);
const policyLink = (page: Page) =>
  page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' });

test(
  'pointing at a link has its page fetched as long as React does not answer',
  { tag: IN_CHROMIUM },
  async ({ page }) => {
    // The shell's scripts are copied out of a template; a route in their way would keep Chromium from fetching ahead.
    await page.addInitScript(() => {
      Document.prototype.importNode = () => document.createDocumentFragment() as never;
    });
    await page.goto(paths.buyNow);
    const isAsked = page.context().waitForEvent('request', (request) => isPolicy(request.url()));
    await policyLink(page).hover();
    await isAsked;
  },
);

test(
  'once React answers, the page in another language alone is fetched',
  { tag: IN_CHROMIUM },
  async ({ page }) => {
    await page.goto(paths.buyNow);
    await page.waitForSelector(`html[${ALIVE}]`);
    const ahead: string[] = [];
    page.context().on('request', (request) => {
      const { 'sec-purpose': purpose = '' } = request.headers();
      if (purpose.startsWith('prefetch')) ahead.push(new URL(request.url()).pathname);
    });
    // A press has a page fetched at once, where any is.
    await policyLink(page).click();
    await page.waitForURL(`**${paths.privacyPolicy}`);
    const inHindi = `/hi${paths.privacyPolicy}`;
    const isAsked = page
      .context()
      .waitForEvent('request', (request) => request.url().endsWith(inHindi));
    await page.locator('header a[hreflang=hi]').filter({ visible: true }).first().hover();
    await isAsked;
    expect(ahead).toEqual([inHindi]);
  },
);
