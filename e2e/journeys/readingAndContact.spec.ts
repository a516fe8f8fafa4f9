import type { Page } from '@playwright/test';
import { ALIVE, PART } from '@site/contracts/boot';
import { languages, localised } from '@site/company/languages';
import { paths } from '@site/company/paths';
import { newId } from '@site/order-model/newId';
import { closeToast, nextToast } from '../browser/parts/toasts';
import { storedRecords } from '../site/storedRecords';
import type { VisitOptions } from '../browser/visit';
import {
  banner,
  emailPlaceholder,
  hindiTexts,
  messages,
  notFound,
  siteTexts,
} from '../browser/parts/siteTexts';
import { expect, test, type Site } from '../browser/test';

const { header } = siteTexts;

const open = (site: Site, path: string, options?: VisitOptions) =>
  site.visit(path, { reducedMotion: 'reduce', ...options });

const path = (site: Site, page: Page) => page.url().slice(site.address.length);

/** Waits until an element stands in the window below the header; rejects when it never does. */
async function arrivesAt(page: Page, id: string): Promise<void> {
  await page.waitForFunction((target) => {
    const place = document.getElementById(target)?.getBoundingClientRect();
    const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
    return place && place.top >= header - 1 && place.top < window.innerHeight;
  }, id);
}

test.describe('the header at a desk', () => {
  test('Home and the logo go to the home page and to its top', async ({ site }) => {
    const { page, faults } = await open(site, `${paths.home}#buy-now`);
    await arrivesAt(page, 'buy-now');
    await page.getByRole('banner').getByRole('link', { name: header.home, exact: true }).click();
    await page.waitForFunction(() => window.scrollY === 0);
    expect(path(site, page)).toBe('/');
    await page.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }));
    await page
      .getByRole('banner')
      .getByRole('link', { name: /home page/ })
      .click();
    await page.waitForFunction(() => window.scrollY === 0);
    expect(faults).toEqual([]);
  });

  test('Buy Now jumps to the form on the home page and opens its page from elsewhere', async ({
    site,
  }) => {
    const { page, faults } = await open(site, paths.home);
    const buyNow = () => page.getByRole('banner').getByRole('link', { name: header.buyNow });
    await buyNow().click();
    await arrivesAt(page, 'buy-now');
    expect(path(site, page)).toBe('/#buy-now');

    await page.goto(site.address + paths.privacyPolicy);
    await buyNow().click();
    await page.waitForURL(`**${paths.buyNow}`);
    expect(faults).toEqual([]);
  });
});

test('/#buy leads to the form on the home page', async ({ site }) => {
  const { page, faults } = await open(site, '/#buy', { screen: 'phone' });
  await arrivesAt(page, 'buy-now');
  expect(faults).toEqual([]);
});

test('a card’s Buy Now and the banner’s Our Products stay on the home page', async ({ site }) => {
  const { page, faults } = await open(site, paths.home);
  await page.getByRole('link', { name: banner.link }).click();
  await arrivesAt(page, 'our-products');
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Buy Now/ })
    .first()
    .click();
  await arrivesAt(page, 'buy-now');
  expect(faults).toEqual([]);
});

test('a subscription is stored, and the same address twice looks the same', async ({ site }) => {
  const subscriber = `ravi.${newId()}@mail`.toLowerCase();
  const storedOf = async () =>
    (await storedRecords(site, '--subscribers')).filter(({ Email }) =>
      String(Email).startsWith(subscriber),
    );
  const { page, faults } = await open(site, paths.privacyPolicy);
  const subscribe = async () => {
    await page.getByPlaceholder(emailPlaceholder).fill(`${subscriber}.example`);
    await page.getByRole('button', { name: 'Subscribe' }).click();
    const toast = await nextToast(page);
    await closeToast(page);
    return toast;
  };
  const first = await subscribe();
  expect(first.kind).toBe('success');
  expect(await subscribe()).toEqual(first);
  const stored = await storedOf();
  expect(stored[0]).toMatchObject({ Email: `${subscriber}.example` });

  await page.getByPlaceholder(emailPlaceholder).fill(subscriber);
  await page.getByRole('button', { name: 'Subscribe' }).click();
  expect(await nextToast(page)).toEqual({
    kind: 'warning',
    text: messages.email,
  });
  expect(await storedOf()).toHaveLength(stored.length);
  expect(faults).toEqual([]);
});

test('addresses without a page answer 404', async ({ site }) => {
  for (const path of ['/no-such-page', '/hi/no-such-page', '/hi/404', '/404', '//other.example']) {
    expect([path, (await fetch(site.address + path)).status]).toEqual([path, 404]);
  }
});

for (const path of ['/hi/no-such-page', '//other.example']) {
  test(`${path} says in both languages that there is no page and leads home and to Buy Now, without script`, async ({
    site,
  }) => {
    const { page } = await open(site, site.address + path);
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe(
      `${notFound.title}\n${hindiTexts.notFound.title}`,
    );
    const ways = await page
      .locator('main a')
      .evaluateAll((all) =>
        all.map((element) => [
          element.closest('[lang]')?.getAttribute('lang'),
          element.getAttribute('href'),
        ]),
      );
    expect(ways).toEqual(
      languages.flatMap((language) =>
        [paths.home, paths.buyNow].map((path) => [language, localised(path, language)]),
      ),
    );
    expect(await page.locator('#site-scripts').count()).toBe(0);
    await page.getByRole('banner').getByRole('link', { name: header.contact }).click();
    expect(page.url()).toBe(`${site.address}${path}#contact`);
  });
}

test('React is on the page once', async ({ site }) => {
  const { page, faults } = await open(site, paths.home);
  await page.waitForSelector(`html[${ALIVE}]`);
  for (const part of await page.locator(`[${PART}]`).all()) await part.scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  const shared = await page.evaluate(() => {
    type Versions = Record<string, Record<string, { lib?: unknown }>>;
    const federation = (
      globalThis as unknown as {
        __FEDERATION__: { __INSTANCES__: { name: string; shareScopeMap: { default: Versions } }[] };
      }
    ).__FEDERATION__;
    const scope = federation.__INSTANCES__[0]?.shareScopeMap.default ?? {};
    return Object.entries(scope).map(([name, versions]) => [name, Object.keys(versions).length]);
  });
  expect(Object.fromEntries(shared)).toEqual({
    react: 1,
    'react/jsx-runtime': 1,
    'react-dom': 1,
    'react-dom/client': 1,
  });
  expect(faults).toEqual([]);
});
