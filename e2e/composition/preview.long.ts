import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { ALIVE } from '@site/contracts/boot';
import { paths } from '@site/company/paths';
import { products } from '@site/company/products';
import { root } from '@site/tooling/workspace';
import { copyOfSources, type SourceCopy } from '../site/copyOfSources';
import { axeFindings } from '../browser/axeFindings';
import { fillOrder, goodEntries, placeOrder, readOrder } from '../browser/orderForm';
import { nextToast } from '../browser/parts/toasts';
import { storedRecords } from '../site/storedRecords';
import { whenSettled } from '../browser/visit';
import { whenStill } from '../browser/whenStill';
import { messages, siteTexts } from '../browser/parts/siteTexts';
import { expect, testOnOwnSite, type OwnSite } from '../browser/test';

const VERSION = '0.1.1-rc.1';
const LIVE_TEXT = 'A tablet used in chronic venous insufficiency';
const NEW_TEXT = 'A tablet with words that are not live yet';
const SHOWN = `This is a preview of products ${VERSION}; it is not live.`;
const forte = products.find(({ id }) => id === 'forte')?.path ?? '';

let copy: SourceCopy;
const test = testOnOwnSite(() => {
  copy = copyOfSources();
  const { folder } = copy;
  for (const made of ['.site', 'dist']) {
    cpSync(join(root, made), join(folder, made), { recursive: true, verbatimSymlinks: true });
  }
  const content = join(folder, 'remote-products/content/forte.json');
  const text = readFileSync(content, 'utf8');
  writeFileSync(content, text.replaceAll(LIVE_TEXT, NEW_TEXT));
  copy.run('release', '--', 'products', '--version', VERSION);
  return { root: folder, site: join(folder, 'dist/site') };
}, 240_000);
test.describe.configure({ mode: 'serial' });
// The site runs already: an offer reaches it as a release that goes live does.
test.beforeAll(() => {
  copy.run('site', '--', 'offer', `products@${VERSION}`);
});
test.afterAll(() => copy?.remove());

const preview = (site: OwnSite, path: string, requested = `products@${VERSION}`) =>
  `${site.address}${path}?preview=${requested}`;
const banner = (page: Page) => page.getByRole('complementary', { name: 'Preview' });

/** Waits for the end of the preview's preparation; gives what the banner says. */
async function said(page: Page): Promise<string> {
  const status = banner(page).getByRole('status').filter({ hasNotText: 'Loading' });
  const text = await status.innerText();
  await whenSettled(page);
  return text;
}
const mainText = (page: Page) => page.locator('main').innerText();

test('the release is shown in the tab, marked, from page to page and after a reload', async ({
  site,
}) => {
  const { page, faults } = await site.visit(preview(site, paths.home));
  expect(await said(page)).toBe(SHOWN);
  expect(page.url()).toBe(`${site.address}/`);
  expect(await mainText(page)).toContain(NEW_TEXT);
  expect(await mainText(page)).not.toContain(LIVE_TEXT);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');

  await page.goto(site.address + forte);
  expect(await said(page)).toBe(SHOWN);
  expect(await mainText(page)).toContain(NEW_TEXT);

  await page
    .getByRole('banner')
    .getByRole('link', { name: siteTexts.header.home, exact: true })
    .first()
    .click();
  await page.waitForURL(`${site.address}/`);
  await page.getByText(NEW_TEXT).first().waitFor();
  expect(await said(page)).toBe(SHOWN);

  await page.reload();
  expect(await said(page)).toBe(SHOWN);
  expect(await mainText(page)).toContain(NEW_TEXT);
  expect(faults).toEqual([]);
});

test('its scripts and styles are those of the release, with their hashes', async ({ site }) => {
  const { page } = await site.visit(preview(site, forte));
  await said(page);
  const scripts = await page
    .locator('script[src*="/remote-products/"]')
    .evaluateAll((all) =>
      all.map((element) => [element.getAttribute('src'), element.getAttribute('integrity')]),
    );
  const styles = await page
    .locator('link[rel=stylesheet][href*="/remote-products/"]')
    .evaluateAll((all) => all.map((element) => element.getAttribute('href')));
  // Those of the live release, which the page came with, are gone.
  expect(await page.locator('[data-base*="/remote-products/"]').count()).toBe(0);
  for (const [address, hash] of scripts) {
    expect(address).toContain(`/${VERSION}-`);
    expect(hash).toMatch(/^sha256-/);
  }
  expect(styles.length).toBeGreaterThan(0);
  for (const address of styles) expect(address).toContain(`/${VERSION}-`);
});

test('its form says that it is a preview, and stores nothing', async ({ site }) => {
  const { page } = await site.visit(preview(site, paths.buyNow));
  await said(page);
  await page.getByText('what you enter here is checked, and not sent').waitFor();
  await fillOrder(page, goodEntries);
  await placeOrder(page);
  await page.getByRole('status').filter({ hasText: 'the order was not sent' }).waitFor();
  expect(await readOrder(page)).toEqual(goodEntries);
  expect(await storedRecords({ data: site.data })).toEqual([]);

  await banner(page).getByRole('button', { name: 'Leave the preview' }).click();
  await banner(page).waitFor({ state: 'detached' });
  await whenSettled(page);
  await fillOrder(page, goodEntries);
  await placeOrder(page);
  expect((await nextToast(page)).text).toBe(messages.saved);
  expect(await storedRecords({ data: site.data })).toHaveLength(1);
});

test('another tab, and the tab that has left the preview, show the live site', async ({ site }) => {
  const { page, faults } = await site.visit(preview(site, forte));
  await said(page);
  const other = await page.context().newPage();
  await other.goto(site.address + forte);
  await whenSettled(other);
  expect(await mainText(other)).toContain(LIVE_TEXT);
  expect(await banner(other).count()).toBe(0);

  await banner(page).getByRole('button', { name: 'Leave the preview' }).press('Enter');
  await banner(page).waitFor({ state: 'detached' });
  await whenSettled(page);
  expect(await mainText(page)).toContain(LIVE_TEXT);
  expect(page.url()).toBe(site.address + forte);
  expect(faults).toEqual([]);
});

test('a release that the site does not have is refused; the live page comes alive untouched', async ({
  site,
}) => {
  const { page, faults } = await site.visit(preview(site, paths.home, 'products@9.9.9'), {
    before: (context) =>
      context.addInitScript(() => {
        document.addEventListener('DOMContentLoaded', () => {
          Object.assign(globalThis, { firstHeading: document.querySelector('h1') });
        });
      }),
  });
  expect(await said(page)).toContain('9.9.9 is not offered for a preview.');
  expect(await mainText(page)).toContain(LIVE_TEXT);
  // Hydrated, not drawn anew.
  expect(
    await page.evaluate(
      () =>
        (globalThis as { firstHeading?: Element }).firstHeading === document.querySelector('h1'),
    ),
  ).toBe(true);
  await page.waitForSelector(`html[${ALIVE}]`);
  await page.waitForLoadState('networkidle');
  expect(faults).toEqual([]);
});

for (const screen of ['phone', 'desktop'] as const) {
  test.describe(`on a ${screen} screen`, () => {
    test('the banner is in sight, covers no end of the footer, and axe finds nothing', async ({
      site,
    }) => {
      const { page } = await site.visit(preview(site, forte), { screen });
      await said(page);
      const box = async () => (await banner(page).boundingBox()) ?? { y: NaN, height: NaN };
      const bottom = page.viewportSize()?.height ?? NaN;
      const first = await box();
      expect(first.y + first.height).toBeCloseTo(bottom, 0);

      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
      await page.waitForFunction(
        () => scrollY + innerHeight >= document.documentElement.scrollHeight - 1,
      );
      const last = await box();
      const footer = await page.getByRole('contentinfo').boundingBox();
      expect(last.y + last.height).toBeCloseTo(bottom, 0);
      expect((footer?.y ?? NaN) + (footer?.height ?? NaN)).toBeLessThanOrEqual(last.y + 1);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await whenStill(page);
        expect(await axeFindings(page)).toEqual([]);
      }
    });
  });
}

test('a release that was withdrawn is shown to nobody, though its files stay for open tabs', async ({
  site,
}) => {
  copy.run('site', '--', 'withdraw', `products@${VERSION}`);
  const { page } = await site.visit(preview(site, forte));
  expect(await said(page)).toContain(`products ${VERSION} is not offered for a preview.`);
  expect(await mainText(page)).toContain(LIVE_TEXT);
});
