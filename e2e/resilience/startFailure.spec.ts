import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { brand } from '@site/company/brand';
import { ALIVE, RETRY_QUERY } from '@site/contracts/boot';
import { paths } from '@site/company/paths';
import { products } from '@site/company/products';
import { goodEntries, typeOrder } from '../browser/orderForm';
import {
  hindiTexts,
  labels,
  placeOrderLabel,
  sending,
  siteTexts,
} from '../browser/parts/siteTexts';
import { nextToast } from '../browser/parts/toasts';
import { expect, testOnOwnSite } from '../browser/test';
import { whenProductFetched } from '../browser/whenProductFetched';
import { storedRecords } from '../site/storedRecords';

const test = testOnOwnSite();

const product = products[0]!;

const help = (page: Page) => page.getByRole('alert').filter({ hasText: brand.phone });

/** All that the shell runs, and what is asked for again. */
const shellScripts = /shell\/.*[.]js/;
const isSending = (page: Page) => page.getByText(sending).filter({ visible: true });

test('a browser without IntersectionObserver keeps the page, is told how to order, and it is reported', async ({
  site,
}) => {
  const { page } = await site.visit(paths.buyNow, {
    before: (context) =>
      context.addInitScript(() => Reflect.deleteProperty(window, 'IntersectionObserver')),
  });

  await help(page).waitFor();
  await page.getByRole('heading', { level: 1, name: siteTexts.order.title }).waitFor();
  await page.getByLabel(labels.Name, { exact: true }).waitFor();
  for (const href of [/^tel:/, /^mailto:/, /^https:/]) {
    const links = help(page).getByRole('link');
    const hrefs = await links.evaluateAll((all) =>
      all.map((element) => element.getAttribute('href') ?? ''),
    );
    expect(hrefs.filter((found) => href.test(found))).toHaveLength(1);
  }
  await page.goto('about:blank');
  await expect(() =>
    expect(readFileSync(`${site.data}/reports.counts.jsonl`, 'utf8')).toContain('"start threw":1'),
  ).toPass();
});

test('a page in Hindi says it in Hindi', async ({ site }) => {
  const { page } = await site.visit(`/hi${paths.buyNow}`, {
    before: (context) =>
      context.addInitScript(() => Reflect.deleteProperty(window, 'IntersectionObserver')),
  });
  await help(page).filter({ hasText: hindiTexts.start.failed }).waitFor();
});

test('who has telephoned and comes back is told again that nothing can be sent', async ({
  site,
}) => {
  const { page } = await site.visit(paths.buyNow, {
    before: (context) => context.route(shellScripts, (route) => route.abort()),
  });
  const retry = help(page).getByRole('button', { name: siteTexts.remotes.retry });
  await help(page).getByRole('link', { name: brand.phone }).click();
  await retry.click();
  await retry.waitFor();

  await page.getByRole('button', { name: placeOrderLabel }).click();
  await retry.waitFor();
  await expect(isSending(page)).toHaveCount(0);
});

test('scripts that come late are asked for once more, take back that the page did not load, and send what was submitted', async ({
  site,
}) => {
  const before = (await storedRecords(site)).length;
  let come = () => {};
  const late = new Promise<void>((resolve) => (come = resolve));
  const asked: string[] = [];
  const { page } = await site.visit(paths.buyNow, {
    before: async (context) => {
      await context.clock.install();
      await context.route(shellScripts, async (route) => {
        const { pathname, search } = new URL(route.request().url());
        asked.push(pathname + search);
        if (search === RETRY_QUERY) return route.abort();
        await late;
        await route.continue();
      });
    },
  });
  await typeOrder(page, goodEntries);
  const place = page.getByRole('button', { name: placeOrderLabel });
  await place.click();
  await isSending(page).waitFor();
  await page.clock.fastForward(11_000);
  await help(page).waitFor();
  await expect(isSending(page)).toBeVisible();
  await expect.poll(() => asked.some((address) => address.endsWith(RETRY_QUERY))).toBe(true);
  expect(asked).toEqual([...new Set(asked)]);
  await place.click();
  await expect(isSending(page)).toBeVisible();

  come();
  expect((await nextToast(page)).kind).toBe('success');
  await expect(help(page)).toBeHidden();
  expect(await storedRecords(site)).toHaveLength(before + 1);
});

const devices = [
  ['a phone', { width: 360, height: 660 }],
  ['a phone that lies', { width: 800, height: 360 }],
  ['a desk', { width: 1280, height: 800 }],
] as const;

test('what says it leaves most of each window, and covers no field that has the focus', async ({
  site,
}) => {
  const { page } = await site.visit(paths.buyNow, {
    before: (context) =>
      context.addInitScript(() => Reflect.deleteProperty(window, 'IntersectionObserver')),
  });
  for (const [device, viewport] of devices)
    await test.step(`what says it on ${device} leaves most of the window, and covers no field that has the focus`, async () => {
      await page.setViewportSize(viewport);
      await expect.soft(help(page)).toBeInViewport();
      const shown = await help(page).evaluate(
        (element) => innerHeight - element.getBoundingClientRect().top,
      );
      expect.soft(shown).toBeLessThan(viewport.height / 2);
      await page.getByLabel(labels.Name, { exact: true }).focus();
      const covered = [];
      for (let stop = 0; stop < 10; stop += 1) {
        const focused = await page.evaluate(() => {
          const element = document.activeElement!;
          const { left, top, width, height } = element.getBoundingClientRect();
          const above = document.elementFromPoint(left + width / 2, top + height / 2);
          return element.contains(above) ? '' : element.outerHTML;
        });
        covered.push(focused);
        await page.keyboard.press('Tab');
      }
      expect.soft(covered.filter(Boolean)).toEqual([]);
    });
});

test('Back leads to the page before, though the shell has thrown', async ({ site }) => {
  const { page } = await site.visit(paths.home);
  await page.waitForSelector(`html[${ALIVE}]`);
  // What comes too late is opened as a document, where the shell throws nothing.
  const link = page.locator(`main a[href="${product.path}"]`).first();
  await link.hover();
  await whenProductFetched(page);
  await link.click();
  const heading = page.getByRole('heading', { level: 1, name: product.name });
  await heading.waitFor();
  const home = page
    .getByRole('banner')
    .getByRole('link', { name: siteTexts.header.home, exact: true });
  await home.hover();
  await whenProductFetched(page, 'ProductShowcase');
  await whenProductFetched(page, 'forms');
  // As an extension may do.
  await page.evaluate(() => {
    window.scrollTo = () => {
      throw new Error('not allowed');
    };
  });
  await home.click();
  await help(page).waitFor();

  await page.evaluate(() => void setTimeout(() => history.back()));
  await heading.waitFor();
});

test('a script outside the page’s releases fails and does not hang', async ({ site }) => {
  const { page } = await site.visit(paths.privacyPolicy);
  // Before that the browser refuses every script by itself.
  await page.waitForSelector(`html[${ALIVE}]`, { state: 'attached' });
  const outcome = await page.evaluate(
    () =>
      new Promise((resolve) => {
        const script = document.createElement('script');
        script.addEventListener('load', () => resolve('load'));
        script.addEventListener('error', () => resolve('error'));
        script.src = '/releases/remote-order/elsewhere.js';
        document.head.append(script);
      }),
  );
  expect(outcome).toBe('error');
});
