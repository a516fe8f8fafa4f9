import { products } from '@site/company/products';
import { carouselOf, inReach, whenMoving } from '../browser/parts/carousel';
import { whenStill } from '../browser/whenStill';
import { expect, IN_CHROMIUM, test } from '../browser/test';

test(
  'a mouse marks a line of a slide, and turns nothing',
  { tag: IN_CHROMIUM },
  async ({ site }) => {
    const { page } = await site.visit(products[0]!.path, { reducedMotion: 'reduce' });
    const carousel = carouselOf(page, /^conditions/);
    await whenMoving(carousel);
    const before = await inReach(carousel);
    const line = carousel.locator('[aria-roledescription="slide"]:not([inert] *) p').first();
    await line.scrollIntoViewIfNeeded();
    await whenStill(page);
    const { x, y } = (await line.boundingBox())!;
    await page.mouse.move(x + 2, y + 8);
    await page.mouse.down();
    await page.mouse.move(x + 220, y + 8, { steps: 10 });
    await page.mouse.up();
    const marked = await page.evaluate(() => String(getSelection()));
    expect(marked.length).toBeGreaterThan(10);
    expect(await line.textContent()).toContain(marked);
    await whenStill(page);
    expect(await inReach(carousel)).toEqual(before);
  },
);
