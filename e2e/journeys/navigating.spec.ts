import type { Page } from '@playwright/test';
import { ALIVE, PART } from '@site/contracts/boot';
import { brand } from '@site/contracts/brand';
import { MORPH } from '@site/contracts/exposedModules';
import { paths, productAnchors } from '@site/contracts/paths';
import { products } from '@site/contracts/products';
import { whenSettled, type VisitOptions } from '../browser/visit';
import { cards, learnMoreOf, policy, siteTexts } from '../browser/parts/siteTexts';
import { expect, test, type Site, IN_CHROMIUM } from '../browser/test';

const [forte] = products;
const name = forte?.name ?? '';
const productPath = forte?.path ?? '';
const open = (site: Site, path: string, options?: VisitOptions) => site.visit(path, options);
const learnMore = (page: Page) => page.getByRole('link', { name: learnMoreOf(name) });

/**
 * Waits until every script and style of a product's page has arrived and has run: an element asks for it once it is fetched,
 * and webpack takes that of a script away then.
 */
const whenFetched = (page: Page) =>
  page.waitForFunction(
    () =>
      performance
        .getEntriesByType('resource')
        .some(
          (entry) =>
            (entry as PerformanceResourceTiming).initiatorType === 'script' &&
            /ProductPage.*[.]js$/.test(entry.name),
        ) &&
      !document.querySelector('script[data-webpack]') &&
      [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet][href]')].every(
        (element) => element.sheet,
      ),
  );

/** What the page said last to those who cannot see it. */
const announced = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('[aria-live=polite]')]
      .map((element) => element.textContent ?? '')
      .filter((text) => text.includes(' | '))
      .join(),
  );

/** Puts every view transition on record: the names that pictures bore before and after it, and whether it was seen. */
async function recordTransitions(page: Page): Promise<() => Promise<string[][]>> {
  // As text: a function would be compiled with calls that the page does not know.
  await page.evaluate(`{
    const start = document.startViewTransition.bind(document);
    const names = () => [...document.querySelectorAll('[${MORPH}]')]
      .filter((it) => it.style.viewTransitionName).map((it) => it.getAttribute('${MORPH}'));
    window.transitions = [];
    document.startViewTransition = (update) => {
      const before = names();
      const transition = start(update);
      transition.ready.then(
        () => window.transitions.push(before.filter((it) => names().includes(it))),
        (failure) => window.transitions.push([String(failure)]),
      );
      return transition;
    };
  }`);
  return () => page.evaluate('window.transitions');
}

/** Waits until so many transitions are on record. A function, since the page's policy lets no text be evaluated later. */
const transitionsSeen = (page: Page, count: number) =>
  page.waitForFunction(
    (seen) => (globalThis as unknown as { transitions: unknown[] }).transitions.length === seen,
    count,
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

test('the pack of a card turns into the pack of its page, and back', async ({ site }) => {
  const { page, faults } = await open(site, paths.home);
  await page.waitForSelector(`html[${ALIVE}]`);
  // Reads the page to its end: Back turns only into a page of which everything has been loaded.
  for (const part of await page.locator(`[${PART}]`).all()) await part.scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  const transitions = await recordTransitions(page);
  const arrived = page.waitForResponse(/ProductPage.*[.]js/);
  await learnMore(page).hover();
  await arrived;
  await whenFetched(page);

  await learnMore(page).click();
  await page.waitForURL(`**${productPath}`);
  await transitionsSeen(page, 1);
  expect(await transitions()).toEqual([[name]]);
  // Nothing of it stays on the page, where the next transition would stumble over it.
  await page.waitForFunction(
    (mark) =>
      [...document.querySelectorAll<HTMLElement>(`[${mark}]`)].every(
        ({ style }) => !style.viewTransitionName,
      ),
    MORPH,
  );
  await page.goBack();
  await transitionsSeen(page, 2);
  expect((await transitions())[1]).toEqual([name]);
  expect(faults).toEqual([]);
});

test('who hurries on is not held up: the last link counts', async ({ site }) => {
  const { page, faults } = await open(site, paths.home);
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
  await page.locator(`[${PART}$="/ProductShowcase"]`).scrollIntoViewIfNeeded();

  await page.waitForURL('**/products/*');
  // A page that is loaded as a document is not announced.
  await expect.poll(() => announced(page)).toContain(name);
  await page.context().close();
});

// Firefox cannot be told under test that its visitor prefers less motion.
test('with less motion nothing turns into anything', { tag: IN_CHROMIUM }, async ({ site }) => {
  const { page } = await open(site, paths.home, { reducedMotion: 'reduce' });
  await page.waitForSelector(`html[${ALIVE}]`);
  const transitions = await recordTransitions(page);
  await learnMore(page).click();
  await page.waitForURL(`**${productPath}`);
  await whenSettled(page);
  expect(await transitions()).toEqual([]);
});

test('a page that opens at an anchor comes alive by itself', async ({ site }) => {
  const { page } = await open(site, `${paths.home}#contact`);
  await page.waitForSelector(`html[${ALIVE}]`);
});

for (const way of ['hover', 'focus'] as const) {
  test(`${way} over a link fetches its page ahead`, async ({ site }) => {
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
    await whenFetched(page);

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
  expect(await page.getByText('could not be loaded').count()).toBe(0);
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
