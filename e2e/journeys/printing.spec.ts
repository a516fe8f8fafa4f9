import { paths } from '@site/company/paths';
import { products } from '@site/company/products';
import { expect, IN_CHROMIUM, test } from '../browser/test';

const [product] = products.map(({ path }) => path) as [string];

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

for (const path of [paths.home, product, paths.privacyPolicy]) {
  test(
    `${path} goes on paper without its controls and lines, with its text and the ways to reach the company`,
    { tag: IN_CHROMIUM },
    async ({ site }) => {
      const { page, faults } = await site.visit(path, { screen: 'desktop' });
      await page.emulateMedia({ media: 'print' });

      expect(await page.locator(NOT_ON_PAPER.join()).filter({ visible: true }).count()).toBe(0);
      expect(await page.locator('h1, h2').filter({ visible: true }).count()).toBeGreaterThan(2);
      await page.locator('#contact a[href^="tel:"]').waitFor({ state: 'visible' });
      expect(faults).toEqual([]);
    },
  );
}

test(
  'on paper a carousel shows every slide once, and nothing is there to be pressed',
  { tag: IN_CHROMIUM },
  async ({ site }) => {
    const { page } = await site.visit(product);
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
      const slides = [...document.querySelectorAll('[aria-roledescription=slide]')].filter(
        (element) => !element.closest('[data-clone]'),
      );
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
