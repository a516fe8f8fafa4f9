import type { Page } from '@playwright/test';
import { languages, localised, type Language } from '@site/company/languages';
import { paths, routes } from '@site/company/paths';
import { products } from '@site/company/products';
import { forEachWidth } from '../browser/forEachWidth';
import { fillOrder, goodEntries, placeOrder } from '../browser/orderForm';
import { expectLoopBehindPacks, wordsTouched, type Points } from '../browser/parts/line';
import { expect, test, type Site } from '../browser/test';

const withLine: readonly string[] = [paths.home, ...products.map(({ path }) => path)];

const open = (site: Site, path: string, language: Language) =>
  site.visit(localised(path, language), { screen: 'phone', reducedMotion: 'reduce' });

async function pressContact(page: Page) {
  const link = page.locator('header a[href="#contact"]').filter({ visible: true });
  if ((await link.count()) === 0) {
    await page.locator('header button[popovertarget]').filter({ visible: true }).click();
  }
  await link.click();
}

/** Waits until the phone number of the contact block is in the window, below the header. */
const whenPhoneSeen = (page: Page) =>
  page.waitForFunction(
    () => {
      const { top, bottom } = document
        .querySelector('#contact a[href^="tel:"]')!
        .getBoundingClientRect();
      const header = document.querySelector('header')!.getBoundingClientRect();
      return top >= header.bottom && bottom <= innerHeight;
    },
    undefined,
    { timeout: 10_000 },
  );

/** Words within some elements that stand on more than one line, between their own breaks. */
const brokenIn = (page: Page, elements: string) =>
  page.evaluate((selector) => {
    const found: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      if (!node.parentElement?.closest(selector)) continue;
      for (const { 0: word, index } of (node.textContent ?? '').matchAll(/\S+/g)) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (lines.size > 1) found.push(word);
      }
    }
    return found;
  }, elements);

async function expectNoneBroken(page: Page, elements: string, width: number): Promise<void> {
  expect([width, ...(await brokenIn(page, elements))]).toEqual([width]);
}

const HEADLINE = 'h1, a[href^="mailto:"]';

for (const language of languages) {
  for (const path of routes) {
    test(`at every width Contact Us shows the phone number of ${localised(path, language)}, nothing is sideways, and the line is where it belongs`, async ({
      site,
    }) => {
      const { page, faults } = await open(site, path, language);
      const known = await page.evaluateHandle((): Points => new Map());
      await forEachWidth(page, async (width) => {
        await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
        if (withLine.includes(path))
          expect([width, ...(await wordsTouched(page, known))]).toEqual([width]);
        if (path === paths.home) {
          await expectLoopBehindPacks(page, width);
          await expectNoneBroken(page, HEADLINE, width);
        }
        await pressContact(page);
        await whenPhoneSeen(page);
        const sideways = () => {
          const { scrollWidth, clientWidth } = document.documentElement;
          return scrollWidth - clientWidth;
        };
        expect(await page.evaluate(sideways), `at ${width} px`).toBe(0);
      });
      expect(page.url()).toBe(`${site.address}${localised(path, language)}#contact`);
      expect(faults).toEqual([]);
    });
  }

  test(`at every width a line of ${language} in the typeface ends at no hyphen of the headline and inside no address`, async ({
    site,
  }) => {
    const { page } = await open(site, paths.home, language);
    await page.evaluate(() => document.fonts.ready);
    await page.reload();
    await forEachWidth(page, (width) => expectNoneBroken(page, HEADLINE, width));
  });

  test(`at every width the receipt of an order in ${language} has its addresses whole`, async ({
    site,
  }) => {
    const { page } = await open(site, paths.buyNow, language);
    await fillOrder(page, goodEntries, language);
    await placeOrder(page, language);
    const address = page.locator('main [role=status] a[href^="mailto:"]');
    await address.waitFor();
    await forEachWidth(page, (width) => expectNoneBroken(page, 'main a[href^="mailto:"]', width));
  });

  test(`at every width of ${language} the cards of indications have heads alike, and no hole`, async ({
    site,
  }) => {
    const { page } = await open(site, products[0]?.path ?? '', language);
    await forEachWidth(page, async (width) => {
      const headings = page.locator('#indications [aria-roledescription] h3');
      const below = await headings.evaluateAll((all) =>
        all.map((heading) => {
          const picture = heading.parentElement!.previousElementSibling!;
          return heading.getBoundingClientRect().top >= picture.getBoundingClientRect().bottom;
        }),
      );
      expect([width, ...new Set(below)]).toEqual([width, below[0]]);
      const gaps = await headings.evaluateAll((all) =>
        all.map((heading) => {
          const card = heading.closest('[aria-roledescription] > *')!;
          const [text, doctor] = [...card.children].slice(1);
          return doctor!.getBoundingClientRect().top - text!.getBoundingClientRect().bottom;
        }),
      );
      expect(gaps.length).toBeGreaterThan(3);
      expect([width, ...gaps.filter((gap) => gap > 24)]).toEqual([width]);
    });
  });

  for (const path of [paths.home, paths.buyNow]) {
    test(`on a phone no small print stands before the button of ${localised(path, language)}, with and without script`, async ({
      site,
    }) => {
      for (const javaScriptEnabled of [true, false]) {
        const { page } = await site.visit(localised(path, language), {
          screen: 'phone',
          javaScriptEnabled,
        });
        const way = await page.evaluate(() => {
          const form = document.querySelector('main form')!;
          const fields = [...form.querySelectorAll('input, select')];
          const end = fields.at(-1)!.getBoundingClientRect().bottom;
          const below = form.querySelector('[type=submit]')!.getBoundingClientRect();
          // Without script there is no button: the form ends there.
          return (below.height ? below.top : form.getBoundingClientRect().bottom) - end;
        });
        expect(way).toBeLessThanOrEqual(200);

        const notice = page.locator('main form details');
        const term = notice.locator('dt').first();
        await expect(term).toBeHidden();
        await notice.locator('summary').click();
        await expect(term).toBeVisible();
      }
    });
  }
}
