import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { fillBrand } from '@site/company/brand';
import { languages, localised } from '@site/company/languages';
import { paths, routes } from '@site/company/paths';
import { PINNED_RELEASES_ID, type PinnedReleases } from '@site/contracts/pinnedReleases';
import { products } from '@site/company/products';
import { remotes, shellOwner } from '@site/contracts/remotes';
import { root } from '@site/tooling/workspace';
import { whenSettled } from '../browser/visit';
import { cards, siteTexts } from '../browser/parts/siteTexts';
import { expect, testOnOwnSite } from '../browser/test';

const [forte] = products;
const test = testOnOwnSite();

const panel = (page: Page) => page.getByRole('complementary', { name: 'Inspector' });
const summary = (page: Page) => panel(page).getByRole('status').innerText();
const EACH = /^\d+ texts in \d+ regions\. Each has one source\.$/;

/** What the inspector lists: a line for each text of the page, with its place at the end. */
async function listed(page: Page): Promise<string[]> {
  await whenSettled(page);
  await panel(page)
    .getByRole('status')
    .filter({ hasText: /^[1-9]/ })
    .waitFor();
  return panel(page).locator('ol button').allTextContents();
}

/** Those that no file holds, or more than one. */
const unclear = (texts: readonly string[]) =>
  texts.filter((text) => !/[\w./-]+\.\w+:\d+$/.test(text));

/** The line of a file that a place such as `brand.json:3` names, with the brand filled in. */
function lineAt(place: string): string {
  const [, file = '', line = ''] = /^(.*):(\d+)$/.exec(place) ?? [];
  return fillBrand(readFileSync(join(root, file), 'utf8').split('\n')[Number(line) - 1] ?? '');
}

test('every text of every page, in every language, has exactly one source', async ({ site }) => {
  const { page, faults } = await site.visit(`${paths.home}?inspect`);
  for (const path of languages.flatMap((language) =>
    routes.map((route) => localised(route, language)),
  )) {
    // The tab remembers that it is inspected.
    if (path !== paths.home) await page.goto(site.address + path);
    const texts = await listed(page);
    expect([path, unclear(texts)]).toEqual([path, []]);
    expect(await summary(page)).toMatch(EACH);
    expect(texts.length).toBeGreaterThan(50);
  }
  expect(faults).toEqual([]);
});

test('pointing at a text names the file and the line that it is written in', async ({ site }) => {
  const { page } = await site.visit(`${paths.home}?inspect`);
  const pointAtEach = async (texts: readonly (readonly [selector: string, file: string])[]) => {
    await listed(page);
    for (const [selector, file] of texts) {
      const element = page.locator(selector).filter({ visible: true }).first();
      await element.scrollIntoViewIfNeeded();
      const { x, y } = (await element.boundingBox()) ?? { x: 0, y: 0 };
      // At its first letters: a card is covered by its link, so the element itself is never below the pointer.
      await page.mouse.move(x + 8, y + 8);
      const place = panel(page).locator('[aria-live] code', { hasText: `${file}:` });
      expect([selector, lineAt(await place.innerText())]).toEqual([
        selector,
        expect.stringContaining(await element.innerText()),
      ]);
    }
  };
  await pointAtEach([['main article h3 + p', 'remote-products/content/forte.json']]);
  await page.goto(`${site.address}${forte?.path}`);
  await pointAtEach([
    ['header a[href="/buy-now"]', 'shell/content/site.json'],
    ['#indications h2', 'remote-products/content/page.json'],
    ['#indications > * > p', 'remote-products/content/forte.json'],
    ['#salt-composition tr:nth-child(2) td:last-child', 'remote-products/content/forte.json'],
    ['footer form label', 'remote-order/content/subscribe.json'],
    ['footer address span span', 'brand.json'],
  ]);
  // The room beside the panel is the page's.
  const beside = () => document.elementFromPoint(5, innerHeight - 5)?.closest('[data-tool]');
  expect(await page.evaluate(beside)).toBeNull();
});

test('a page that is reached by a link has its sources too, also of a remote that the first page does not name', async ({
  site,
}) => {
  const { page } = await site.visit(`${paths.privacyPolicy}?inspect`);
  await listed(page);
  await panel(page).getByRole('button', { name: 'Point at texts' }).click();
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  await page.getByRole('banner').getByRole('button', { name: siteTexts.header.products }).click();
  await page
    .getByRole('banner')
    .getByRole('link', { name: forte?.name ?? '' })
    .click();
  await page.getByRole('heading', { level: 1, name: forte?.name ?? '' }).waitFor();
  await panel(page)
    .locator('ol button')
    .filter({ hasText: 'remote-products/content/forte.json' })
    .first()
    .waitFor({ state: 'attached' });
  // What is read out of the new page is its title, which is made of two texts.
  const title = await page.title();
  expect(unclear(await listed(page))).toEqual([expect.stringContaining(title)]);
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
});

test('a word that is written in no content file is found', async ({ site }) => {
  const { page } = await site.visit(`${paths.privacyPolicy}?inspect`);
  await listed(page);
  await page.evaluate(() => document.querySelector('main p')?.append(' Best of all'));
  await panel(page).getByRole('status').filter({ hasText: '1 text without a source' }).waitFor();
  expect(unclear(await listed(page))).toEqual([expect.stringMatching(/Best of all no source$/)]);
});

test('a press on a text holds it and does nothing else; Escape ends it all, and nothing is loaded again', async ({
  site,
}) => {
  const { page } = await site.visit(`${paths.home}?inspect`);
  await listed(page);
  const link = page.locator('main a[href^="/products/"]').first();
  await link.click();
  await panel(page).getByText(cards.learnMore).first().waitFor();
  expect(new URL(page.url()).pathname).toBe(paths.home);

  await page.keyboard.press('Escape');
  await panel(page).waitFor({ state: 'detached' });

  await page.reload();
  await whenSettled(page);
  await page.locator('header').hover();
  await page.waitForLoadState('networkidle');
  const loaded = await page.evaluate(() =>
    performance.getEntriesByType('resource').map((entry) => entry.name),
  );
  expect(loaded.filter((name) => /\/shell\.js/.test(name))).not.toEqual([]);
  expect(loaded.filter((name) => /inspector|texts\.json/.test(name))).toEqual([]);
});

test('each region is outlined with owner, release and commit', async ({ site }) => {
  const { page } = await site.visit(`${paths.home}?inspect`, { screen: 'phone' });
  await listed(page);
  const pins = JSON.parse(
    await page.locator(`#${PINNED_RELEASES_ID}`).innerHTML(),
  ) as PinnedReleases;
  const titles = await panel(page).locator('summary').allInnerTexts();
  for (const [name, owner, release] of [
    ['shell', shellOwner, pins.shell?.release],
    ['order', remotes.order.owner, pins.order?.release],
    ['products', remotes.products.owner, pins.products?.release],
  ]) {
    const title = titles.find((title) => title.includes(` ${name} `));
    expect(title).toContain(`${name} · ${owner} · ${release} · commit `);
  }
  // Edges take no room: the page is as wide as the window.
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
});
