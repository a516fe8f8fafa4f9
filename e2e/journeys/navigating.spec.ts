import type { Page } from '@playwright/test';
import { ALIVE, PAGE_PHASE, PART } from '@site/contracts/boot';
import { brand } from '@site/company/brand';
import { paths, productAnchors, type ProductAnchor } from '@site/company/paths';
import { products } from '@site/company/products';
import { whenProductFetched } from '../browser/whenProductFetched';
import { whenSettled, type VisitOptions } from '../browser/visit';
import { cards, learnMoreOf, partFailed, policy, siteTexts } from '../browser/parts/siteTexts';
import { expect, test, type Site } from '../browser/test';

const [forte] = products;
const name = forte?.name ?? '';
const productPath = forte?.path ?? '';
const open = (site: Site, path: string, options?: VisitOptions) => site.visit(path, options);
const learnMore = (page: Page) => page.getByRole('link', { name: learnMoreOf(name) });

/** What the page said last to those who cannot see it. */
const announced = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('[aria-live=polite]')]
      .map((element) => element.textContent ?? '')
      .filter((text) => text.includes(' | '))
      .join(),
  );

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  test(`to a page and back, motion ${reducedMotion}: title, heading, announcement, and the place and link that were left`, async ({
    site,
  }) => {
    const { page, faults } = await open(site, paths.home, { reducedMotion });
    await page.waitForSelector(`html[${ALIVE}]`);
    expect(await announced(page)).toBe('');
    await learnMore(page).scrollIntoViewIfNeeded();
    const left = await page.evaluate(() => Math.round(scrollY));
    expect(left).toBeGreaterThan(100);

    // What comes too late is opened as a document, which the browser announces.
    await learnMore(page).focus();
    await whenProductFetched(page);
    await learnMore(page).press('Enter');
    await page.waitForURL(`**${productPath}`);
    await whenSettled(page);
    await page.waitForFunction(() => document.activeElement?.matches('main h1'));
    expect(await page.title()).toBe(`${name} | ${brand.company}`);
    expect(await announced(page)).toBe(await page.title());
    await page.waitForFunction(() => scrollY === 0);

    await page.goBack();
    await whenSettled(page);
    await page.waitForFunction((top) => Math.abs(scrollY - top) < 2, left);
    await expect(learnMore(page)).toBeFocused();
    expect(await announced(page)).toContain(brand.tagline);

    await page.goForward();
    await page.waitForFunction(() => document.activeElement?.matches('main h1') && scrollY === 0);
    expect(faults).toEqual([]);
  });
}

test('who hurries on from a place of a page is not held up: the last link counts', async ({
  site,
}) => {
  const { page, faults } = await open(site, `${paths.home}#contact`);
  // That it opens at an anchor is enough for it to come alive by itself.
  await page.waitForSelector(`html[${ALIVE}]`);
  const header = page.getByRole('banner');
  await page.evaluate(
    ([first, last]) => {
      document.querySelector<HTMLElement>(`a[href="${first}"]`)?.click();
      requestAnimationFrame(() =>
        document.querySelector<HTMLElement>(`a[href="${last}"]`)?.click(),
      );
    },
    [productPath, paths.privacyPolicy],
  );
  await page.waitForURL(`**${paths.privacyPolicy}`);
  await page.getByRole('heading', { level: 1, name: policy.title }).waitFor();
  await header.getByRole('link', { name: siteTexts.header.home, exact: true }).click();
  await page.getByRole('heading', { level: 1, name: /circulation/ }).waitFor();
  expect(faults).toEqual([]);
});

test('Back to a place of this page, while another page is awaited, stays here and says so', async ({
  site,
}) => {
  const { page, faults } = await open(site, productPath, { hold: /OrderForm.*[.]js$/ });
  await page.waitForSelector(`html[${ALIVE}]`);
  await page.locator('nav a[href="#indications"]').click();
  await page.waitForURL('**#indications');
  await page.evaluate((href) => {
    document.querySelector<HTMLElement>(`a[href="${href}"]`)?.click();
    history.back();
  }, paths.buyNow);

  await page.waitForSelector(`html[${PAGE_PHASE}=laid-out]`, { state: 'attached' });
  expect(await page.locator('main[aria-busy]').count()).toBe(0);
  // Firefox tells its driver of no step within a document.
  expect(await page.evaluate(() => location.href)).toBe(site.address + productPath);
  expect(faults).toEqual([]);
});

test('who presses a place of a page before the rest of it is drawn is led there', async ({
  site,
}) => {
  const anchor: ProductAnchor = 'safety-information';
  const { page, faults } = await open(site, paths.privacyPolicy);
  await page.waitForSelector(`html[${ALIVE}]`);
  const header = page.getByRole('banner');
  await header.getByRole('button', { name: siteTexts.header.products }).click();
  const link = header.getByRole('link', { name, exact: true });
  await link.hover();
  await whenProductFetched(page);
  await page.evaluate((selector) => {
    new MutationObserver((_, observer) => {
      const chip = document.querySelector<HTMLElement>(selector);
      if (!chip) return;
      observer.disconnect();
      chip.click();
    }).observe(document.body, { childList: true, subtree: true });
  }, `main a[href="#${anchor}"]`);
  await link.click();
  await page.waitForURL(`**${productPath}#${anchor}`);
  await expect(page.locator(`#${anchor} h2`)).toBeInViewport({ ratio: 1 });
  expect(faults).toEqual([]);
});

test('a link followed in the moment its part comes alive leads on', async ({ site }) => {
  const page = await site.browser.newPage();
  // React listens for what a root hears when it begins to hydrate.
  await page.addInitScript((part) => {
    const { addEventListener: listen } = EventTarget.prototype;
    EventTarget.prototype.addEventListener = function (...all) {
      listen.apply(this, all);
      const place = this instanceof Element && this.closest(`[${part}$="/ProductShowcase"]`);
      if (!place || all[0] !== 'click') return;
      queueMicrotask(() => place.querySelector<HTMLElement>('a[href^="/products"]')?.click());
    };
  }, PART);
  await page.goto(site.address + paths.home);
  await page.waitForSelector(`html[${ALIVE}]`);
  // As if the pointer had been there: the part itself would come alive under it.
  const menu = page.getByRole('banner').locator(`a[href="${productPath}"]`).first();
  await menu.dispatchEvent('pointerover');
  await whenProductFetched(page);
  await page.locator(`[${PART}$="/ProductShowcase"]`).scrollIntoViewIfNeeded();

  await page.waitForURL('**/products/*');
  // A page that is loaded as a document is not announced.
  await expect.poll(() => announced(page)).toContain(name);
  await page.context().close();
});

for (const way of ['hover', 'focus'] as const) {
  test(`${way} over a link fetches its page ahead`, async ({ site, browserName }) => {
    const { page } = await open(site, paths.home);
    await page.waitForSelector(`html[${ALIVE}]`);
    const scripts = () =>
      page.evaluate(() =>
        (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
          // What was fetched ahead comes from the cache when it runs.
          .filter(({ transferSize }) => transferSize > 0)
          .map(({ name: address }) => address)
          .filter((address) => /ProductPage.*[.]js$/.test(address)),
      );
    expect(await scripts()).toEqual([]);
    const link = learnMore(page);
    const arrived = page.waitForResponse(/ProductPage.*[.]js/);
    await link[way]();
    await arrived;
    expect(page.url()).toBe(site.address + paths.home);
    await whenProductFetched(page);

    const placeholders = await page.evaluateHandle(() => {
      const seen: Element[] = [];
      new MutationObserver(() =>
        seen.push(...document.querySelectorAll('[aria-busy=true]')),
      ).observe(document.body, { childList: true, subtree: true });
      return seen;
    });
    await link.click();
    await page.waitForURL(`**${productPath}`);
    await whenSettled(page);
    expect(await placeholders.evaluate((seen) => seen.length)).toBe(0);
    // On a busy machine Firefox asks once more for what its cache is still writing.
    if (browserName !== 'chromium') return;
    const fetched = await scripts();
    expect(new Set(fetched).size).toBe(fetched.length);
  });
}

/** How often a file of a remote is asked for. */
const ATTEMPTS = 3;

test('a page that could not be fetched ahead is fetched when it is asked for, and no fault is shown before', async ({
  site,
}) => {
  let isDown = true;
  let refused = 0;
  const { page, faults } = await open(site, paths.home, {
    before: (context) =>
      context.route(/ProductPage[.]js/, (route) => {
        if (!isDown) return route.continue();
        refused += 1;
        return route.abort();
      }),
  });
  await page.waitForSelector(`html[${ALIVE}]`);
  const link = learnMore(page);
  await link.hover();
  await expect.poll(() => refused).toBe(ATTEMPTS);
  expect(await page.getByText(partFailed).count()).toBe(0);
  expect(faults.filter((fault) => !/ERR_FAILED/.test(fault))).toEqual([]);
  isDown = false;
  await link.click();
  await page.waitForURL(`**${productPath}`);
  await page.getByRole('navigation', { name: cards.onThisPage }).waitFor();
});

test('the section navigation marks the section that an address leads to, below the header', async ({
  site,
}) => {
  const { page } = await open(site, productPath, { reducedMotion: 'reduce' });
  const nav = page.getByRole('navigation', { name: cards.onThisPage });
  for (const anchor of productAnchors) {
    await nav.locator(`a[href$="#${anchor}"]`).click();
    await nav.locator(`a[href$="#${anchor}"][aria-current=location]`).waitFor();
    await expect(nav.locator('[aria-current]')).toHaveCount(1);
    const below = () =>
      page.evaluate((id) => {
        const [section, header] = [`#${id}`, 'header'].map((it) =>
          document.querySelector(it)!.getBoundingClientRect(),
        );
        return section!.top - header!.bottom;
      }, anchor);
    // The first section begins at the top of the page, behind nothing.
    if (anchor !== productAnchors[0]) await expect.poll(below).toBeGreaterThanOrEqual(-1);
  }
});

test('on a phone safety is one tap from the first screen, and the sections stay within reach', async ({
  site,
}) => {
  const { page } = await site.visit(productPath, { screen: 'phone' });
  const safety = page.locator('#product-overview a[href="#safety-information"]');
  await expect(safety).toBeInViewport({ ratio: 1 });
  await safety.click();
  const heading = page.locator('#safety-information h2');
  await expect(heading).toBeInViewport({ ratio: 1 });
  const nav = page.getByRole('navigation', { name: cards.onThisPage });
  await expect(nav.locator('[aria-current]')).toBeInViewport({ ratio: 1 });
  await nav.getByRole('link').nth(3).click();
  await expect(page.locator('#dosage-and-instructions h2')).toBeInViewport({ ratio: 1 });
  const covered = async () => {
    const [chips, words] = await Promise.all([nav.boundingBox(), heading.boundingBox()]);
    return words!.y < chips!.y + chips!.height && words!.y > 0;
  };
  await expect.poll(covered).toBe(false);
});

test('/buy shows the form’s page at once, and under its own address', async ({ site }) => {
  const { page, faults } = await open(site, paths.buy);
  await page.waitForURL(`**${paths.buyNow}`);
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe(siteTexts.order.title);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
    'href',
    brand.origin + paths.buyNow,
  );
  expect(await page.locator('meta[name=robots]').count()).toBe(0);
  expect(faults).toEqual([]);
});
