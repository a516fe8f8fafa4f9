import { productOf } from '@site/company/products';
import { carouselOf, inReach, namesInSight, whenMoving } from '../browser/parts/carousel';
import { expect, test } from '../browser/test';

const SLICK = /\/slick\.js/;

/** A carousel with a slide at a time, and one with two: page, width in px, name, slides, slides side by side. */
const carousels = [
  [productOf('cream').path, 360, /^bioactives/, 5, 1],
  [productOf('forte').path, 1440, /^conditions/, 4, 2],
] as const;

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index);

// A translator turns a page into Arabic or Urdu whenever its visitor asks for it.
for (const [path, width, name, count, shown] of carousels) {
  for (const when of ['before', 'after'] as const) {
    test(`${path}, the carousel of ${name} goes round where the page is turned from right to left ${when} slick has come`, async ({
      site,
    }) => {
      const { page, faults, release } = await site.visit(path, {
        viewport: { width, height: 900 },
        reducedMotion: 'reduce',
        hold: SLICK,
      });
      const carousel = carouselOf(page, name);
      const turn = () => page.evaluate(() => (document.documentElement.dir = 'rtl'));
      const press = (button: RegExp) => carousel.getByRole('button', { name: button }).click();
      /** Waits until the eye sees the slides from one on, counted from 1. */
      const isSeen = (first: number) =>
        expect
          .poll(() => namesInSight(carousel))
          .toEqual(
            Array.from(
              { length: shown },
              (_, index) => `${((first - 1 + index) % count) + 1} of ${count}`,
            ).sort(),
          );
      if (when === 'before') {
        await turn();
        await carousel.scrollIntoViewIfNeeded();
        await press(/^Next/);
        await isSeen(2);
        // A row that is scrolled goes round when its last slide is in sight.
        for (const first of [...range(3, count - shown + 1), 1, 2]) {
          await press(/^Next/);
          await isSeen(first);
        }
        release();
        await whenMoving(carousel);
      } else {
        release();
        await whenMoving(carousel);
        await turn();
        await press(/^Next/);
      }
      await isSeen(2);
      for (let moves = 2; moves <= count; moves += 1) {
        await press(/^Next/);
        await isSeen((moves % count) + 1);
        // What a screen reader reads is what the eye sees.
        expect((await inReach(carousel)).toSorted()).toEqual(await namesInSight(carousel));
      }
      await press(/^Previous/);
      await isSeen(count);
      await page.keyboard.press('ArrowRight');
      await isSeen(1);
      await page.keyboard.press('ArrowLeft');
      await isSeen(count);
      // Their texts are written as the page is.
      await expect(carousel.locator('.slick-current [aria-roledescription=slide]')).toHaveCSS(
        'direction',
        'rtl',
      );
      expect(faults).toEqual([]);
    });
  }
}
