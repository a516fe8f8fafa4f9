import type { Page } from '@playwright/test';
import { ALIVE, PART } from '@site/contracts/boot';
import { brand } from '@site/company/brand';
import { localised } from '@site/company/languages';
import { anchors, paths, routes } from '@site/company/paths';
import { productOf } from '@site/company/products';
import { axeFindings } from '../browser/axeFindings';
import { fillOrder, goodEntries, ownName, placeOrder } from '../browser/orderForm';
import { chatTexts, hindiTexts } from '../browser/parts/siteTexts';
import { nextToast, toastsOn } from '../browser/parts/toasts';
import { ordersOf } from '../site/storedRecords';
import { whenSettled } from '../browser/visit';
import { expect, test, type Site } from '../browser/test';

const inHindi = (site: Site, path: string) => site.address + localised(path, 'hi');

/** Names, and words of the web that Hindi has no others for. */
const allowed = new Set([
  ...[brand.product, brand.company, 'Forte', 'Cream', 'English', 'JavaScript'].flatMap((name) =>
    name.split(/\W+/),
  ),
  ...['Google', 'Cloud', 'Firestore', 'reCAPTCHA', 'Facebook', 'Instagram', 'LinkedIn', 'WhatsApp'],
  ...['Not', 'Track', 'Global', 'Privacy', 'Control'],
]);

/** Every English word that a visitor of the page sees or is read. */
async function englishWords(page: Page): Promise<string[]> {
  const texts = await page.evaluate(() => {
    const root = document.body;
    const attributes = ['alt', 'aria-label', 'aria-roledescription', 'placeholder', 'title'];
    // The toasts' library gives its bar an English name that cannot be changed from outside.
    const named = [...root.querySelectorAll(':not([role=progressbar])')].flatMap((element) =>
      attributes.map((name) => element.getAttribute(name) ?? ''),
    );
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const shown: string[] = [];
    while (walker.nextNode()) {
      const parent = walker.currentNode.parentElement;
      if (!parent || parent.closest('script, style, noscript')) continue;
      // An address is in two parts, with a place to break between them.
      const text = parent.querySelector(':scope > wbr') ? parent : walker.currentNode;
      shown.push(text.textContent ?? '');
    }
    return [...named, ...shown, document.title];
  });
  const words = texts
    .map((text) => text.replace(/\S+@\S+/g, ''))
    .flatMap((text) => text.match(/[A-Za-z]{3,}/g) ?? []);
  return [...new Set(words)].filter((word) => !allowed.has(word));
}

for (const path of routes) {
  test(`${path} in Hindi is whole, and alive`, async ({ site }) => {
    const { page, faults } = await site.visit(inHindi(site, path), { reducedMotion: 'reduce' });
    await expect(page.locator('html')).toHaveAttribute('lang', 'hi');
    for (const part of await page.locator(`[${PART}]`).all()) await part.scrollIntoViewIfNeeded();
    await page.waitForSelector(`html[${ALIVE}]`);
    await page.waitForLoadState('networkidle');
    expect(await englishWords(page)).toEqual([]);
    const links = await page.locator('#site a[href^="/"]:not([hreflang])').all();
    for (const link of links) expect(await link.getAttribute('href')).toMatch(/^\/hi(\/|#|$)/);
    expect(faults).toEqual([]);
  });
}

test('the switch leads to the same place of the same page, and back', async ({ site }) => {
  const { path } = productOf('forte');
  const { page, faults } = await site.visit(`${site.address}${path}#indications`);
  // Followed at once: the link that was made ahead knows of no anchor.
  await page.getByRole('link', { name: 'हिन्दी' }).click();
  await page.waitForURL(`${inHindi(site, path)}#indications`);
  await whenSettled(page);
  expect(await page.title()).not.toMatch(/ for | to /);
  await page.getByRole('link', { name: 'English' }).click();
  await page.waitForURL(`${site.address}${path}#indications`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  expect(faults).toEqual([]);
});

test('a page loads scripts and fonts of its own language alone', async ({ site }) => {
  const files = async (site: Site, address: string) => {
    const { page } = await site.visit(address);
    await page.waitForLoadState('networkidle');
    const all = await page.evaluate(() =>
      performance.getEntriesByType('resource').map(({ name }) => name),
    );
    await page.context().close();
    // Firefox counts a font once for each face that uses it.
    return [...new Set(all.map((name) => new URL(name).pathname))];
  };
  const english = await files(site, site.address + paths.buyNow);
  const hindi = await files(site, inHindi(site, paths.buyNow));

  expect(english.filter((file) => /devanagari|\.hi\.|\/hi\./.test(file))).toEqual([]);
  expect(hindi.filter((file) => file.includes('devanagari'))).toHaveLength(1);
  expect(hindi.filter((file) => /\/(main|forms)\.js/.test(file))).toEqual([]);
});

test('an order in Hindi: what is wrong is said in Hindi, what is stored is the specification’s', async ({
  site,
}) => {
  const { page, faults } = await site.visit(inHindi(site, paths.home) + `#${anchors.buyNow}`);
  const entries = { ...goodEntries, Name: `आशा ${ownName()}`, Mobile: '98765' };
  const closeToast = async () => {
    await page.getByRole('button', { name: hindiTexts.toasts.close }).first().click();
    await toastsOn(page).first().waitFor({ state: 'detached' });
  };
  await placeOrder(page, 'hi');
  expect(await nextToast(page)).toEqual({ kind: 'warning', text: hindiTexts.messages.unfilled });
  await closeToast();
  await fillOrder(page, entries, 'hi');
  await placeOrder(page, 'hi');
  expect((await nextToast(page)).text).toBe(hindiTexts.messages.mobileLength);
  await closeToast();
  await fillOrder(page, { Mobile: goodEntries.Mobile }, 'hi');
  await placeOrder(page, 'hi');
  expect(await nextToast(page)).toEqual({ kind: 'success', text: hindiTexts.messages.saved });
  await page.getByText(chatTexts.hi.reference).waitFor();
  expect((await englishWords(page)).filter((word) => !/^[A-Z2-9]+$/.test(word))).toEqual([]);
  expect(await axeFindings(page)).toEqual([]);
  expect(faults).toEqual([]);

  expect((await ordersOf(site, entries.Name))[0]).toMatchObject({
    Name: entries.Name,
    RetailerSelfUse: goodEntries.RetailerSelfUse,
    Products: goodEntries.Products,
  });
});

test('Subscribe is level with its field', async ({ site }) => {
  const { page } = await site.visit(inHindi(site, paths.home), { screen: 'desktop' });
  const form = page.getByRole('contentinfo').locator('form');
  await form.scrollIntoViewIfNeeded();
  const [field, button] = await Promise.all([
    form.locator('input').boundingBox(),
    form.locator('button').boundingBox(),
  ]);
  expect(button!.x).toBeGreaterThan(field!.x + field!.width);
  expect(Math.abs(button!.y - field!.y)).toBeLessThan(1);
});
