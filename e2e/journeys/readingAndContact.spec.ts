import type { Page } from 'playwright-core';
import { ALIVE, PART } from '@site/contracts/boot';
import { brand, emailHref, phoneHref } from '@site/contracts/brand';
import { paths, productAnchors } from '@site/contracts/paths';
import { products } from '@site/contracts/products';
import { sampleOf } from '@site/tooling/testing/testForm';
import { closeToast, nextToast } from '../browser/parts/toasts';
import { openOwnSite } from '../browser/openSite';
import { storedRecords } from '../site/storedRecords';
import { type Visit, type VisitOptions } from '../browser/visit';
import { emailPlaceholder, learnMoreOf, siteTexts } from '../browser/parts/siteTexts';

const site = openOwnSite();
const { header } = siteTexts;

const open = (path: string, options?: VisitOptions) =>
  site.visit(path, { reducedMotion: 'reduce', ...options });

const path = (page: Page) => page.url().slice(site.address.length);

/** Waits until an element stands in the window below the header; rejects when it never does. */
async function arrivesAt(page: Page, id: string): Promise<void> {
  await page.waitForFunction((target) => {
    const place = document.getElementById(target)?.getBoundingClientRect();
    const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
    return place && place.top >= header - 1 && place.top < window.innerHeight;
  }, id);
}

async function finish({ faults, end }: Visit) {
  expect(faults).toEqual([]);
  await end();
}

describe.each(['phone', 'desktop'] as const)('reading, on a %s screen', (screen) => {
  test.each(products.map((product) => [product.name, product] as const))(
    '%s: from its card through all six sections to the form',
    async (_name, product) => {
      const it = await open(paths.home, { screen });
      await it.page.getByRole('link', { name: learnMoreOf(product.name) }).click();
      await it.page.waitForURL(`**${product.path}`);
      await it.page.getByRole('heading', { level: 1, name: product.name }).waitFor();
      expect(await it.page.title()).toContain(product.name);
      const ids = await it.page
        .locator('main section[id]')
        .evaluateAll((all) => all.map(({ id }) => id));
      expect(ids.filter((id) => productAnchors.some((anchor) => anchor === id))).toEqual(
        productAnchors,
      );

      await it.page.getByRole('main').getByRole('link', { name: 'Buy Now' }).first().click();
      await it.page.waitForURL(`**${paths.buyNow}`);
      await finish(it);
    },
  );
});

const anchored = products.flatMap(({ path: page }) =>
  productAnchors.map((anchor) => [`${page}#${anchor}`, anchor]),
);

test.each(sampleOf(anchored, 2))('%s opens at that section', async (address, anchor) => {
  const it = await open(address);
  await arrivesAt(it.page, anchor);
  await finish(it);
});

describe('the header at a desk', () => {
  test('Products opens by click, leads to a page, and closes by Escape and by a click outside', async () => {
    const it = await open(paths.home);
    const { page } = it;
    const button = page.getByRole('button', { name: header.products });
    const list = page.getByRole('banner').getByRole('link', { name: products[1]?.name ?? '' });

    await button.click();
    expect(await list.isVisible()).toBe(true);
    await page.keyboard.press('Escape');
    expect(await list.isVisible()).toBe(false);
    await button.click();
    await page.mouse.click(20, 600);
    expect(await list.isVisible()).toBe(false);
    await button.press('Enter');
    await list.click();
    await page.waitForURL(`**${products[1]?.path}`);
    await finish(it);
  });

  test('Home and the logo go to the home page and to its top', async () => {
    const it = await open(`${paths.home}#buy-now`);
    const { page } = it;
    await arrivesAt(page, 'buy-now');
    await page.getByRole('banner').getByRole('link', { name: header.home, exact: true }).click();
    await page.waitForFunction(() => window.scrollY === 0);
    expect(path(page)).toBe('/');
    await page
      .getByRole('banner')
      .getByRole('link', { name: /home page/ })
      .click();
    await page.waitForFunction(() => window.scrollY === 0);
    await finish(it);
  });

  test.each([paths.home, products[0]?.path ?? '', paths.privacyPolicy])(
    'Contact Us arrives at the contact block from %s',
    async (from) => {
      const it = await open(from);
      await it.page.getByRole('banner').getByRole('link', { name: header.contact }).click();
      await it.page.waitForFunction(() => {
        const place = document.getElementById('contact')?.getBoundingClientRect();
        return place && place.bottom > 0 && place.top < window.innerHeight;
      });
      expect(path(it.page)).toBe(`${from}#contact`);
      await finish(it);
    },
  );

  test('Buy Now jumps to the form on the home page and opens its page from elsewhere', async () => {
    const it = await open(paths.home);
    const buyNow = () => it.page.getByRole('banner').getByRole('link', { name: header.buyNow });
    await buyNow().click();
    await arrivesAt(it.page, 'buy-now');
    expect(path(it.page)).toBe('/#buy-now');

    await it.page.goto(site.address + paths.privacyPolicy);
    await buyNow().click();
    await it.page.waitForURL(`**${paths.buyNow}`);
    await finish(it);
  });
});

describe('the header on a phone', () => {
  const links: [string, string][] = [
    [header.home, paths.home],
    ...products.map(({ name, path: page }): [string, string] => [name, page]),
    [header.contact, `${paths.privacyPolicy}#contact`],
    // §2: the link is /buy, and leads on to the form's page.
    [header.buyNow, paths.buyNow],
  ];

  test.each(links)('the menu leads to %s', async (name, to) => {
    const it = await open(paths.privacyPolicy, { screen: 'phone' });
    await it.page.getByRole('button', { name: header.openMenu }).click();
    expect(await it.page.getByRole('button', { name: header.closeMenu }).isVisible()).toBe(true);
    await it.page.getByRole('navigation').getByRole('link', { name, exact: true }).click();
    await it.page.waitForURL(site.address + to);
    expect(await it.page.getByRole('button', { name: header.openMenu }).isVisible()).toBe(true);
    await finish(it);
  });

  test('/#buy leads to the form on the home page', async () => {
    const it = await open('/#buy', { screen: 'phone' });
    await arrivesAt(it.page, 'buy-now');
    await finish(it);
  });
});

test('a card’s Buy Now and the banner’s Our Products stay on the home page', async () => {
  const it = await open(paths.home);
  await it.page.getByRole('link', { name: 'Our Products' }).click();
  await arrivesAt(it.page, 'our-products');
  await it.page
    .getByRole('main')
    .getByRole('link', { name: /^Buy Now/ })
    .first()
    .click();
  await arrivesAt(it.page, 'buy-now');
  await finish(it);
});

test('the contact block holds every way to reach the company', async () => {
  const it = await open(paths.privacyPolicy);
  const links = await it.page
    .getByRole('contentinfo')
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(links).toEqual(
    expect.arrayContaining([
      phoneHref,
      emailHref,
      ...Object.values(brand.social),
      paths.privacyPolicy,
    ]),
  );
  await finish(it);
});

test('a subscription is stored, and the same address twice looks the same', async () => {
  const it = await open(paths.privacyPolicy);
  const subscribe = async () => {
    await it.page.getByPlaceholder(emailPlaceholder).fill('ravi@mail.example');
    await it.page.getByRole('button', { name: 'Subscribe' }).click();
    const toast = await nextToast(it.page);
    await closeToast(it.page);
    return toast;
  };
  const first = await subscribe();
  expect(first.kind).toBe('success');
  expect(await subscribe()).toEqual(first);
  const stored = await storedRecords({ data: site.data }, '--subscribers');
  expect(stored[0]).toMatchObject({ Email: 'ravi@mail.example' });

  await it.page.getByPlaceholder(emailPlaceholder).fill('ravi@mail');
  await it.page.getByRole('button', { name: 'Subscribe' }).click();
  expect(await nextToast(it.page)).toEqual({
    kind: 'warning',
    text: 'Please enter a valid email address',
  });
  expect(await storedRecords({ data: site.data }, '--subscribers')).toHaveLength(stored.length);
  await finish(it);
});

test.each(['/no-such-page', '/hi/no-such-page', '/hi/404', '/404', '//other.example'])(
  '%s answers 404 and says so in both languages, without script',
  async (path) => {
    const answer = await fetch(site.address + path);
    expect(answer.status).toBe(404);
    const { page, end } = await open(site.address + path);
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe(
      'Page not found\nपेज नहीं मिला',
    );
    const ways = await page
      .locator('main a')
      .evaluateAll((all) =>
        all.map((it) => [it.closest('[lang]')?.getAttribute('lang'), it.getAttribute('href')]),
      );
    expect(
      ways.filter(([language, to]) => language === (/^\/hi\b/.test(to ?? '') ? 'hi' : 'en')),
    ).toEqual(ways);
    expect(ways).toEqual(
      expect.arrayContaining([
        ['en', '/'],
        ['hi', '/hi'],
      ]),
    );
    expect(await page.locator('#site-scripts').count()).toBe(0);
    await page.getByRole('banner').getByRole('link', { name: 'Contact Us' }).click();
    expect(page.url()).toBe(`${site.address}${path}#contact`);
    await end();
  },
);

test('React is on the page once', async () => {
  const it = await open(paths.home);
  await it.page.waitForSelector(`html[${ALIVE}]`);
  for (const part of await it.page.locator(`[${PART}]`).all()) await part.scrollIntoViewIfNeeded();
  await it.page.waitForLoadState('networkidle');
  const { scripts, shared } = await it.page.evaluate(() => {
    type Versions = Record<string, Record<string, { lib?: unknown }>>;
    const federation = (
      globalThis as unknown as {
        __FEDERATION__: { __INSTANCES__: { name: string; shareScopeMap: { default: Versions } }[] };
      }
    ).__FEDERATION__;
    const scope = federation.__INSTANCES__[0]?.shareScopeMap.default ?? {};
    return {
      scripts: [...document.scripts].map((script) => script.src).filter(Boolean),
      shared: Object.entries(scope).map(([name, versions]) => [name, Object.keys(versions).length]),
    };
  });
  expect(Object.fromEntries(shared)).toEqual({
    react: 1,
    'react-dom': 1,
    'react-dom/client': 1,
  });
  const bodies = await Promise.all(scripts.map(async (src) => (await fetch(src)).text()));
  // The text by which React is known in built code.
  expect(
    bodies.filter((body) => body.includes('__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS')).length,
  ).toBe(1);
  await finish(it);
});
