import type { BrowserContext, Page } from '@playwright/test';
import { ALIVE, FORM_ASLEEP } from '@site/contracts/boot';
import { localised } from '@site/company/languages';
import { paths } from '@site/company/paths';
import { fillOrder, goodEntries, placeOrder } from '../browser/orderForm';
import { closeToast, nextToast, toastsOn } from '../browser/parts/toasts';
import {
  labels,
  messages,
  placeOrderLabel,
  siteTexts,
  subscribeButton,
} from '../browser/parts/siteTexts';
import { sampleOf } from '@site/tooling/testing/testForm';
import { expect, test, type Site, IN_CHROMIUM } from '../browser/test';

const TOASTS = /\/toasts\.js/;

/** What the classes of react-toastify begin with. */
const LIBRARY = 'Toastify__';
const LIVE_REGION = '#site > [aria-live=polite]';

const toastFiles = async (page: Page) => {
  const loaded = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => name),
  );
  return loaded.filter((file) => TOASTS.test(file));
};

const textOf = async (site: Site, file: string) =>
  (await fetch(new URL(file, site.address))).text();

/** The form answers, and React has come to the notifications. */
const isAlive = (page: Page) =>
  page.waitForSelector(`html[${ALIVE}] main form:not([${FORM_ASLEEP}])`);

test('touching the form brings the script of toasts, and the first one is read from that region', async ({
  site,
}) => {
  const { page, faults } = await site.visit(paths.buyNow);
  await isAlive(page);
  await page.waitForLoadState('networkidle');
  expect(await toastFiles(page)).toEqual([]);
  await page.getByLabel(labels.Name, { exact: true }).focus();
  await expect.poll(() => toastFiles(page)).toHaveLength(1);
  for (const file of await toastFiles(page)) expect(await textOf(site, file)).toContain(LIBRARY);

  const region = await page.locator(LIVE_REGION).elementHandle();
  await placeOrder(page);
  expect(await nextToast(page)).toEqual({ kind: 'warning', text: messages.unfilled });
  const live = await toastsOn(page)
    .first()
    .evaluateHandle((element) => element.closest('[aria-live]'));
  expect(await region?.evaluate((element, found) => element === found, live)).toBe(true);
  expect(await toastFiles(page)).toHaveLength(1);
  expect(faults).toEqual([]);
});

test(
  'a message whose toasts do not load is shown all the same, and the next one tries again',
  { tag: IN_CHROMIUM },
  async ({ site }) => {
    let requests = 0;
    const down = async (context: BrowserContext) =>
      context.route(TOASTS, (route) => {
        requests += 1;
        return route.abort();
      });
    const { page } = await site.visit(paths.buyNow, { before: down });
    await placeOrder(page);
    const message = page.locator(LIVE_REGION).getByText(messages.unfilled);
    await message.waitFor();
    expect(requests).toBeGreaterThan(1);
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator(LIVE_REGION)).toBeHidden();
    await page.emulateMedia({ media: 'screen' });
    await page
      .locator(LIVE_REGION)
      .getByRole('button', { name: siteTexts.toasts.close })
      .first()
      .click();

    await page.context().unroute(TOASTS);
    await placeOrder(page);
    expect(await nextToast(page)).toEqual({ kind: 'warning', text: messages.unfilled });
  },
);

test('while the button is held nothing that is loaded moves it away', async ({ site }) => {
  // It is pressed before the form has its script. A typeface that comes too late is not used: with it the button would move.
  const { page, release } = await site.visit(paths.buyNow, { hold: /\.(js|woff2)$/ });
  const button = page.getByRole('button', { name: placeOrderLabel });
  await button.hover();
  await page.mouse.down();
  const place = await button.boundingBox();
  const sheet = page.waitForResponse(/toasts\.css$/);
  release();
  await isAlive(page);
  await sheet;
  // The sheet applies before there is a moment of rest.
  await page.evaluate(async () => {
    for (let turn = 0; turn < 2; turn += 1)
      await new Promise((idle) => (self.requestIdleCallback ?? setTimeout)(idle));
  });
  expect(await button.boundingBox()).toEqual(place);
  await page.mouse.up();
  expect((await nextToast(page)).text).toBe(messages.unfilled);
});

test('a toast that was tapped goes by itself', { tag: IN_CHROMIUM }, async ({ site }) => {
  const { page } = await site.visit(paths.buyNow, { hasTouch: true, screen: 'phone' });
  await isAlive(page);
  await placeOrder(page);
  await nextToast(page);
  await toastsOn(page).getByText(messages.unfilled).tap();
  await toastsOn(page).first().waitFor({ state: 'detached', timeout: 8000 });
});

test('of the two forms each has one toast: its last result', async ({ site }) => {
  const { page } = await site.visit(paths.buyNow);
  await placeOrder(page);
  await nextToast(page);
  await fillOrder(page, { ...goodEntries, Mobile: '98765' });
  // Short before the last one: it goes after five seconds.
  await page.getByRole('button', { name: subscribeButton }).click();
  await placeOrder(page);
  await expect(toastsOn(page)).toHaveText([messages.mobileLength, messages.email]);
});

test('the receipt of an order does not stand with a fault of the subscription box', async ({
  site,
}) => {
  const { page } = await site.visit(paths.buyNow);
  await page.locator('footer form [type=submit]').click();
  await nextToast(page);
  await fillOrder(page, goodEntries);
  await placeOrder(page);
  await expect(toastsOn(page)).toHaveText([messages.saved]);

  await page.locator('footer form input').fill('asha@');
  await page.locator('footer form [type=submit]').click();
  await expect(toastsOn(page)).toHaveText([messages.email]);
});

const animations = [
  ['none at all', '*{animation:none!important}'],
  ['those of 0 s', '*{animation-duration:0s!important;transition-duration:0s!important}'],
  ['those of 0.01 ms', '*{animation-duration:.01ms!important;transition-duration:.01ms!important}'],
] as const;
for (const [rest, sheet] of sampleOf(animations, 3)) {
  test.describe(`where accessibility software leaves of animations ${rest}`, () => {
    test('a toast goes by itself, and can be closed', async ({ site }) => {
      const { page } = await site.visit(paths.buyNow);
      await page.evaluate((css) => {
        const own = new CSSStyleSheet();
        own.replaceSync(css);
        document.adoptedStyleSheets.push(own);
      }, sheet);
      await placeOrder(page);
      await nextToast(page);
      await closeToast(page);
      await placeOrder(page);
      await nextToast(page);
      await toastsOn(page).first().waitFor({ state: 'detached', timeout: 8000 });
    });
  });
}

const windows = [
  [320, 256],
  [320, 568],
  [480, 700],
  [767, 360],
  [1440, 900],
] as const;
for (const [width, height] of sampleOf(windows, 2)) {
  test(`in a window of ${width} x ${height} px a toast is below the header, and Escape closes it`, async ({
    site,
  }) => {
    const { page } = await site.visit(paths.buyNow, { viewport: { width, height } });
    for (let press = 0; press < 3; press += 1) await placeOrder(page);
    await nextToast(page);
    await expect(toastsOn(page)).toHaveCount(1);
    const [header, toast, field] = await Promise.all(
      [page.getByRole('banner'), toastsOn(page), page.locator(':focus')].map((locator) =>
        locator.boundingBox(),
      ),
    );
    expect(toast!.y).toBeGreaterThanOrEqual(header!.y + header!.height);
    expect(toast!.x).toBeGreaterThanOrEqual(0);
    expect(toast!.x + toast!.width).toBeLessThanOrEqual(width);
    // Of the focused field, something is to be seen.
    expect(
      field!.y + field!.height > toast!.y + toast!.height ||
        field!.y < toast!.y ||
        field!.x < toast!.x,
    ).toBe(true);
    // Under the pointer it does not go by itself.
    await toastsOn(page).hover();
    await page.keyboard.press('Escape');
    await toastsOn(page).waitFor({ state: 'detached' });
  });
}

test('a toast has an edge in forced colours', async ({ site }) => {
  const { page } = await site.visit(localised(paths.buyNow, 'hi'));
  await page.emulateMedia({ forcedColors: 'active' });
  await page.locator('main button[type=submit]').click();
  await nextToast(page);
  const width = await toastsOn(page).evaluate(
    (element) => getComputedStyle(element).borderTopWidth,
  );
  expect(parseFloat(width)).toBeGreaterThanOrEqual(1);
});
