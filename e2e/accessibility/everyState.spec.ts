import { join } from 'node:path';
import type { BrowserContext, Locator, Page } from '@playwright/test';
import { ALIVE } from '@site/contracts/boot';
import { languageOf, languages, localised } from '@site/company/languages';
import { paths, routes } from '@site/company/paths';
import { products } from '@site/company/products';
import { whenStill } from '../browser/whenStill';
import { axeFindings } from '../browser/axeFindings';
import { fillOrder, goodEntries, placeOrder } from '../browser/orderForm';
import { nextToast } from '../browser/parts/toasts';
import { sampleOf } from '@site/tooling/testing/testForm';
import { layOutWholePage } from '../browser/layOutWholePage';
import { STORE } from '../browser/outboxVisits';
import type { VisitOptions } from '../browser/visit';
import { labels, placeOrderLabel, siteTexts } from '../browser/parts/siteTexts';
import { expect, test, type Site } from '../browser/test';

/** Where the pages and states are drawn, if anywhere. */
const pictures = process.env.SITE_PICTURES;

const languageOn = (page: Page) => languageOf(new URL(page.url()).pathname);
const submit = (page: Page) => placeOrder(page, languageOn(page));
async function order(page: Page): Promise<void> {
  await fillOrder(page, goodEntries, languageOn(page));
  await submit(page);
}

interface State {
  name: string;
  path: string;
  /** Prepares the visit before its first request. */
  before?: (context: BrowserContext) => Promise<unknown>;
  /** Leads from the opened page to the state. */
  reach: (page: Page) => Promise<unknown>;
}

const states: readonly State[] = [
  {
    name: 'the menu open',
    path: paths.home,
    reach: (page) =>
      page.locator('header button[popovertarget]').filter({ visible: true }).first().click(),
  },
  {
    name: 'the form with faults',
    path: paths.buyNow,
    reach: (page) => submit(page).then(() => nextToast(page)),
  },
  {
    name: 'an order received',
    path: paths.buyNow,
    reach: (page) => order(page).then(() => nextToast(page)),
  },
  {
    name: 'an order that waits on the device',
    path: paths.buyNow,
    before: (context) => context.route(STORE, (route) => route.abort()),
    // Send now and Discard.
    reach: (page) => order(page).then(() => page.locator('main form ~ * button').nth(1).waitFor()),
  },
  {
    name: 'remotes that are down',
    path: paths.home,
    before: (context) => context.route(/remoteEntry/, (route) => route.abort()),
    reach: async (page) => {
      await page.locator('main form input').first().click();
      await page.locator('[role=status] button').first().waitFor();
    },
  },
  {
    name: 'a remote that is down when its page is opened by a click',
    path: paths.buyNow,
    before: (context) => context.route(/remote-products\/.*\.js/, (route) => route.abort()),
    reach: async (page) => {
      await page.waitForSelector(`html[${ALIVE}]`);
      await page.locator('header button[popovertarget]').filter({ visible: true }).first().click();
      await page
        .locator(`header a[href$="${products[0]?.path}"]`)
        .filter({ visible: true })
        .first()
        .click();
      await page.locator('main [role=status] button').first().waitFor();
    },
  },
];

const open = (site: Site, path: string, options: VisitOptions) =>
  site.visit(path, { reducedMotion: 'reduce', ...options });

/** Checks the page as it is, in light and in dark colours. */
async function expectNoFindings(page: Page) {
  await layOutWholePage(page);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    // axe measures contrast, so toasts have to be in and colours have to have changed.
    await whenStill(page);
    if (pictures) {
      const name = `${test.info().title} ${colorScheme}`.replace(/\W+/g, '-');
      await page.screenshot({ path: join(pictures, `${name}.png`), fullPage: true });
    }
    const about = colorScheme === 'light' ? 'all' : 'colours';
    expect({ colorScheme, findings: await axeFindings(page, about) }).toEqual({
      colorScheme,
      findings: [],
    });
  }
}

/** On which screens and in which languages pages and states are seen; in the short form each is seen once, and they take turns. */
const views = (['phone', 'desktop'] as const).flatMap((screen) =>
  languages.map((language) => ({ screen, language })),
);

for (const [index, route] of [...routes, '/no-such-page'].entries()) {
  for (const { screen, language } of sampleOf(views, views.length, index)) {
    const path = localised(route, language);
    test(`${path} on a ${screen} screen`, async ({ site }) => {
      const { page } = await open(site, path, { screen });
      await expectNoFindings(page);
    });
  }
}

for (const [index, { name, path, before, reach }] of states.entries()) {
  for (const { screen, language } of sampleOf(views, views.length, index)) {
    test(`${name} at ${localised(path, language)} on a ${screen} screen`, async ({ site }) => {
      const options = { screen, ...(before && { before }) };
      const { page } = await open(site, localised(path, language), options);
      await reach(page);
      await expectNoFindings(page);
    });
  }
}

/** Tabs on until an element has the focus, as somebody without a mouse does. */
async function tabTo(page: Page, element: Locator) {
  const isFocused = () => element.evaluate((it) => it === document.activeElement);
  for (let press = 0; press < 60 && !(await isFocused()); press += 1)
    await page.keyboard.press('Tab');
  await expect(element).toBeFocused();
}

test('the site can be used with the keyboard alone: skip link, dropdown, form', async ({
  site,
}) => {
  const { page } = await open(site, paths.home, {});
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: siteTexts.skip })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('#main')).toBeFocused();
  await tabTo(page, page.getByLabel(labels.Name));
  for (const text of [
    goodEntries.Name,
    goodEntries.Email,
    goodEntries.Mobile,
    goodEntries.Quantity,
  ]) {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('button', { name: placeOrderLabel }));
  await page.keyboard.press('Enter');
  expect((await nextToast(page)).kind).toBe('success');
});
