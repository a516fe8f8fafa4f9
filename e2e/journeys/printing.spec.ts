import type { Page } from '@playwright/test';
import { languages, localised } from '@site/company/languages';
import { routes } from '@site/company/paths';
import { products } from '@site/company/products';
import { expect, IN_CHROMIUM, test } from '../browser/test';

const [product, cream] = products.map(({ path }) => path) as [string, string];

/** On paper a page is text and pictures: nothing to press, nothing that moves, and no line that leads past its text. */
const NOT_ON_PAPER = [
  'nav',
  'button',
  'form',
  'main a[href*="buy"]',
  'a[hreflang]',
  'a[href="#main"]',
  'main svg[preserveAspectRatio]',
];

/** Of a screen alone: what is pressed, what is read aloud, and what the footer has beside the ways to reach the company. */
const LEFT_OUT = [
  ...NOT_ON_PAPER,
  '[data-screen-only]',
  ...['script', 'style', '[data-clone]', 'footer section:not(#contact)', '[aria-live]', '[hidden]'],
].join();

/** What is between the margins of a page of A4, in px. */
const PAPER = { width: 688, height: 1002 };

/** Texts that the screen has and paper does not, or not whole: outside of it, cut off, or hidden. */
const lostOnPaper = (page: Page) =>
  page.evaluate((leftOut) => {
    const lost: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const text = node.textContent?.trim();
      const parent = node.parentElement;
      if (!text || !parent || parent.closest(leftOut)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const boxes = [...range.getClientRects()];
      const isOnPaper = ({ left, right, top }: DOMRect) =>
        left >= -1 && right <= innerWidth + 1 && top + scrollY >= 0;
      const isVisible = parent.checkVisibility({ visibilityProperty: true });
      if (!isVisible || boxes.length === 0 || !boxes.every(isOnPaper)) lost.push(text);
    }
    return lost;
  }, LEFT_OUT);

for (const language of languages) {
  for (const path of routes) {
    test(
      `${localised(path, language)} goes on paper with every word, without its controls and lines`,
      { tag: IN_CHROMIUM },
      async ({ site }) => {
        const { page, faults } = await site.visit(localised(path, language), { viewport: PAPER });
        await page.emulateMedia({ media: 'print' });

        // A carousel that starts meanwhile marks its clones in the next frame, before anybody has asked for paper.
        await expect.poll(() => lostOnPaper(page)).toEqual([]);
        expect(await page.locator(NOT_ON_PAPER.join()).filter({ visible: true }).count()).toBe(0);
        const sections = await page.locator('main section').all();
        for (const section of sections) await expect(section).toHaveCSS('break-inside', 'avoid');
        expect(faults).toEqual([]);
      },
    );
  }
}

for (const path of [product, localised(cream, 'hi')])
  test(
    `on paper a carousel of ${path} shows every slide once, and nothing is there to be pressed`,
    { tag: IN_CHROMIUM },
    async ({ site }) => {
      const { page } = await site.visit(path);
      // Clones are marked a moment after they are there.
      await page.waitForFunction(() => {
        const rows = [...document.querySelectorAll('[data-row=moving]')];
        return rows.length > 0 && rows.every((row) => row.querySelector('[data-clone]'));
      });
      await page.emulateMedia({ media: 'print' });
      const shown = await page.evaluate(() => {
        const visible = (selector: string) =>
          [...document.querySelectorAll(selector)].filter(
            (element) => element.getClientRects().length,
          ).length;
        // Of carousels that came into view, and of plain rows.
        const slides = [
          ...document.querySelectorAll('[aria-roledescription] [aria-roledescription]'),
        ].filter((element) => !element.closest('[data-clone]'));
        return {
          clones: visible('[data-clone]'),
          pressed: visible('button, nav, form'),
          slides: slides.length,
          onPaper: slides.filter((slide) => {
            const { left, right, width } = slide.getBoundingClientRect();
            return width > 50 && left >= -1 && right <= innerWidth + 1;
          }).length,
        };
      });
      expect(shown).toEqual({ clones: 0, pressed: 0, slides: shown.slides, onPaper: shown.slides });
      expect(shown.slides).toBeGreaterThan(8);
    },
  );
