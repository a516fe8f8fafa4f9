import type { BrowserContext, Page } from 'playwright-core';
import { ALIVE, FORM_ASLEEP } from '@site/contracts/boot';
import { paths } from '@site/contracts/paths';
import { eventually } from '../browser/eventually';
import { placeOrder } from '../browser/orderForm';
import { nextToast, toastsOn } from '../browser/parts/toasts';
import { openSite } from '../browser/openSite';
import { labels, siteTexts } from '../browser/parts/siteTexts';

const site = openSite();
const TOASTS = /\/toasts\.(js|css)/;

/** What the classes of react-toastify begin with, in its script and in its style. */
const LIBRARY = 'Toastify__';
const LIVE_REGION = '#site > [aria-live=polite]';

const toastFiles = async (page: Page) => {
  const loaded = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => name),
  );
  return loaded.filter((file) => TOASTS.test(file));
};

const kindsOf = (files: string[]) => files.map((file) => TOASTS.exec(file)?.[1] ?? '').sort();

const textOf = async (file: string) => (await fetch(new URL(file, site.address))).text();

/** The form answers, and React has come to the notifications. */
const isAlive = (page: Page) =>
  page.waitForSelector(`html[${ALIVE}] main form:not([${FORM_ASLEEP}])`);

test('a page holds the live region for toasts, but neither their script nor their style', async () => {
  const html = await textOf(paths.buyNow);
  expect(html).toContain('<div aria-live="polite"></div>');
  expect(html).not.toContain(LIBRARY);
  const files = [...html.matchAll(/\s(?:src|href)="(\/[^"]+\.(?:js|css))"/g)].map(
    ([, path = '']) => path,
  );
  expect(files.length).toBeGreaterThan(1);
  for (const file of files) {
    expect(await textOf(file)).not.toContain(LIBRARY);
  }

  const { page, end } = await site.visit(paths.buyNow);
  await isAlive(page);
  await page.waitForLoadState('networkidle');
  expect(await toastFiles(page)).toEqual([]);
  await end();
});

test('touching the form brings them, and the first one is read from that region', async () => {
  const { page, faults, end } = await site.visit(paths.buyNow);
  await isAlive(page);
  await page.getByLabel(labels.Name, { exact: true }).focus();
  await eventually(async () => expect(kindsOf(await toastFiles(page))).toEqual(['css', 'js']));
  for (const file of await toastFiles(page)) expect(await textOf(file)).toContain(LIBRARY);

  const region = await page.locator(LIVE_REGION).elementHandle();
  await placeOrder(page);
  expect(await nextToast(page)).toEqual({ kind: 'warning', text: 'Please fill the data' });
  const live = await toastsOn(page)
    .first()
    .evaluateHandle((it) => it.closest('[aria-live]'));
  expect(await region?.evaluate((it, found) => it === found, live)).toBe(true);
  expect(kindsOf(await toastFiles(page))).toEqual(['css', 'js']);
  expect(faults).toEqual([]);
  await end();
});

test('a message whose toasts do not load is shown all the same, and the next one tries again', async () => {
  let requests = 0;
  const down = async (context: BrowserContext) =>
    context.route(TOASTS, (route) => {
      requests += 1;
      return route.abort();
    });
  const { page, end } = await site.visit(paths.buyNow, { before: down });
  await isAlive(page);
  await placeOrder(page);
  const message = page.locator(LIVE_REGION).getByText('Please fill the data');
  await message.waitFor();
  expect(requests).toBeGreaterThan(1);
  await page.emulateMedia({ media: 'print' });
  expect(await message.isVisible()).toBe(false);
  await page.emulateMedia({ media: 'screen' });
  await page
    .locator(LIVE_REGION)
    .getByRole('button', { name: siteTexts.toasts.close })
    .first()
    .click();

  await page.context().unroute(TOASTS);
  await placeOrder(page);
  expect(await nextToast(page)).toEqual({ kind: 'warning', text: 'Please fill the data' });
  await end();
});
