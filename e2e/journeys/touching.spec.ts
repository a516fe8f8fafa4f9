import type { Locator } from '@playwright/test';
import { ALIVE, PART, PART_STATUS } from '@site/contracts/boot';
import { productOf } from '@site/company/products';
import { whenStill } from '../browser/whenStill';
import { expect, test, IN_CHROMIUM } from '../browser/test';

/** Without the link that shows only to a keyboard, and without slides beside those in view. */
const CONTROLS = ':is(header, main, footer) :is(a, button, input, select, textarea):not([inert] *)';

/** Of a control, and of the pictures in the card that it belongs to: what a pointer above it changes. */
const lookOf = (control: Locator) =>
  control.evaluate((element) => {
    const pictures = element.closest('article, li')?.querySelectorAll('img') ?? [];
    return [element, ...pictures].map((part) => {
      const style = getComputedStyle(part);
      const { color, backgroundColor, borderTopColor, transform } = style;
      const { textDecorationLine, textDecorationColor, textDecorationThickness } = style;
      return {
        color,
        backgroundColor,
        borderTopColor,
        transform,
        textDecorationLine,
        textDecorationColor,
        textDecorationThickness,
      };
    });
  });

// Each sheet is held by hoverStyles.node.test.ts; here a browser says that what guards them is what it knows.
test(
  'what is tapped on a touch screen does not look hovered',
  { tag: IN_CHROMIUM },
  async ({ site }) => {
    const { page, faults } = await site.visit(productOf('forte').path, {
      screen: 'phone',
      hasTouch: true,
      isMobile: true,
      reducedMotion: 'reduce',
    });
    await page.waitForSelector(`html[${ALIVE}]`);
    // A tap leads nowhere and opens nothing, so that only the look may change.
    await page.evaluate(() => {
      const stop = (event: Event) => {
        event.preventDefault();
        event.stopImmediatePropagation();
      };
      addEventListener('click', stop, true);
    });
    for (const part of await page.locator(`main [${PART}]`).all()) {
      await part.scrollIntoViewIfNeeded();
      await expect(part).toHaveAttribute(PART_STATUS, 'ready');
    }
    // Its slides are drawn once more when slick comes.
    for (const carousel of await page.locator('main [aria-roledescription=carousel]').all()) {
      await carousel.scrollIntoViewIfNeeded();
      await carousel.locator('[data-row=moving]').waitFor();
    }
    // One of each kind, as the style sheets tell them apart.
    const kinds = await page.locator(CONTROLS).evaluateAll((all) => {
      const seen = all.filter((element) => element.checkVisibility());
      return seen.map(({ localName, classList }) =>
        [localName, ...classList].join('.').replace(/^\w+$/, '$&:not([class])'),
      );
    });
    let hovered = 0;
    for (const kind of new Set(kinds)) {
      const control = page.locator(CONTROLS).and(page.locator(kind)).filter({ visible: true });
      await control.first().scrollIntoViewIfNeeded();
      await whenStill(page);
      const before = await lookOf(control.first());
      await control.first().tap();
      // A field scrolls to where it can be seen.
      if (await control.first().evaluate((element) => element.matches(':hover'))) hovered += 1;
      await whenStill(page);
      expect([kind, await lookOf(control.first())]).toEqual([kind, before]);
    }
    // Engines leave `:hover` with what was tapped.
    expect(hovered).toBeGreaterThan(8);
    expect(faults).toEqual([]);
  },
);

test(
  'a finger that drags a slide of an enlarged page moves the page, not the carousel',
  { tag: IN_CHROMIUM },
  async ({ site }) => {
    const { page } = await site.visit(productOf('forte').path, {
      screen: 'phone',
      hasTouch: true,
      isMobile: true,
      reducedMotion: 'reduce',
    });
    await page.waitForSelector(`html[${ALIVE}]`);
    const row = page.locator('#indications [data-row=moving]');
    await page.locator('#indications').scrollIntoViewIfNeeded();
    await row.waitFor();
    await page.locator('#indications [aria-roledescription=carousel] button').first().tap();
    await row.evaluate((element) => element.scrollIntoView({ block: 'start' }));
    const slide = () => row.locator('.slick-current').first().getAttribute('data-index');
    const first = await slide();

    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Emulation.setPageScaleFactor', { pageScaleFactor: 2.5 });
    await page.waitForFunction(() => visualViewport!.scale > 2);
    // Where the row is in the window of the enlarged page, in the window's own px.
    const { y } = await row.evaluate((element) => {
      const { top, bottom } = element.getBoundingClientRect();
      const { offsetTop, height, scale } = visualViewport!;
      const [from, to] = [Math.max(top, offsetTop), Math.min(bottom, offsetTop + height)];
      return { y: ((from + to) / 2 - offsetTop) * scale };
    });
    const touch = (
      type: 'touchStart' | 'touchMove' | 'touchEnd',
      ...touchPoints: { x: number; y: number }[]
    ) => devtools.send('Input.dispatchTouchEvent', { type, touchPoints });
    await touch('touchStart', { x: 300, y });
    for (let x = 280; x >= 60; x -= 20) await touch('touchMove', { x, y });
    await touch('touchEnd');
    await expect.poll(() => page.evaluate(() => visualViewport!.offsetLeft)).toBeGreaterThan(20);
    await whenStill(page);
    expect(await slide()).toBe(first);
  },
);
