import type { Page } from 'playwright-core';
import { products } from '@site/contracts/products';
import { sampleOf } from '@site/tooling/testing/testForm';
import {
  carouselOf,
  hasFocus,
  inReach,
  inSight,
  untilMoved,
  whenMoving,
} from '../browser/parts/carousel';
import { eventually, whenStill } from '../browser/eventually';
import { axeFindings } from '../browser/axeFindings';
import { testInChromium } from '../engines/inChromium';
import { openSite } from '../browser/openSite';
import { type VisitOptions } from '../browser/visit';

const site = openSite();

const [forte, cream] = products.map(({ path }) => path) as [string, string];

/** Every carousel of §2: its page, its name begins so, its slides, its interval in ms, and from which width on so many show. */
const carousels = [
  [forte, /^pictures/, 4, 4000, { 0: 1, 548: 2 }],
  [forte, /^active ingredients/, 3, 4000, { 0: 1, 768: 2 }],
  [forte, /^conditions/, 4, 2000, { 0: 1, 545: 2 }],
  [cream, /^pictures/, 2, 4000, { 0: 1 }],
  [cream, /^bioactives/, 5, 4000, { 0: 1, 550: 2, 768: 3 }],
  // The specification shows no widths for this one; ours are those of the page's other wide one.
  [cream, /^conditions/, 5, 2000, { 0: 1, 550: 2 }],
] as const;
type Steps = Readonly<Record<number, number>>;

const widths = [320, 544, 545, 547, 548, 549, 550, 767, 768, 1440];
/** A width of each number of slides side by side. */
const AXE_WIDTHS = [320, 768, 1440];
const shownAt = (steps: Steps, width: number) =>
  Object.entries(steps).reduce((shown, [from, items]) => (width >= +from ? items : shown), 1);

/** The page's clock is the test's, so an interval passes at once. */
const ownClock: VisitOptions = { before: (context) => context.clock.install() };
const inMotion: VisitOptions = { reducedMotion: 'no-preference' };

const open = (path: string, width = 1440, options: VisitOptions = {}) =>
  site.visit(path, {
    reducedMotion: 'reduce',
    viewport: { width, height: 900 },
    ...options,
  });
// In the short form the two pages take turns at widths, which share their rules.
describe.each([
  [forte, 0],
  [cream, 1],
] as const)('on %s', (path, turn) => {
  const here = carousels.filter(([page]) => page === path);

  const expectShown = async (page: Page, width: number) => {
    for (const [, name, , , steps] of here) {
      const carousel = carouselOf(page, name);
      const shown = shownAt(steps, width);
      const found = { width, name, reach: (await inReach(carousel)).length };
      expect({ ...found, ...(await inSight(carousel)) }).toEqual({
        width,
        name,
        reach: shown,
        whole: shown,
        cut: 0,
      });
    }
  };

  test.each(sampleOf([320, 547, 549, 767, 768, 1440], 2, turn))(
    'at %i px as many slides stand side by side as the specification says',
    async (width) => {
      const { page, end } = await open(path, width);
      for (const [, name] of here) await whenMoving(carouselOf(page, name));
      await eventually(() => expectShown(page, width));
      if (AXE_WIDTHS.includes(width)) {
        for (const [, name] of here) {
          await carouselOf(page, name).getByRole('button', { name: /^Next/ }).click();
        }
        await whenStill(page);
        expect(await axeFindings(page)).toEqual([]);
      }
      await end();
    },
  );

  test('and without script', async () => {
    for (const width of [320, 548, 768]) {
      const { page, end } = await open(path, width, { javaScriptEnabled: false });
      for (const [, name, count, , steps] of here) {
        const slides = carouselOf(page, name).locator('[aria-roledescription="slide"]');
        expect(await slides.count()).toBe(count);
        expect((await inSight(carouselOf(page, name))).whole).toBe(shownAt(steps, width));
      }
      await end();
    }
  });

  test('and while the window changes, up and down', async () => {
    const { page, end, faults } = await open(path, 320);
    for (const [, name] of here) await whenMoving(carouselOf(page, name));
    for (const width of [...widths, ...widths.toReversed()]) {
      await page.setViewportSize({ width, height: 900 });
      await eventually(() => expectShown(page, width));
    }
    expect(faults).toEqual([]);
    await end();
  });
});

// One implementation serves all: the short form tries two, which differ in slides, widths and interval.
describe.each(sampleOf(carousels, 5))(
  '%s, the carousel of %s',
  (path, name, count, interval, steps) => {
    const shown = shownAt(steps, 1440);

    test('moves by itself after its interval, and announces nothing', async () => {
      const { page, end } = await open(path, 1440, { ...inMotion, ...ownClock });
      const carousel = carouselOf(page, name);
      await carousel.scrollIntoViewIfNeeded();
      await page.mouse.move(0, 0);
      await whenMoving(carousel);
      const first = (await inReach(carousel))[0];
      await page.clock.runFor(interval + 900);
      await untilMoved(carousel, first);
      expect(await carousel.locator('[aria-live="polite"]').textContent()).toBe('');
      await end();
    });

    test('is still for those who asked for less motion', async () => {
      const { page, end } = await open(path, 1440, ownClock);
      const carousel = carouselOf(page, name);
      await whenMoving(carousel);
      const before = await inReach(carousel);
      await page.clock.runFor(3 * interval);
      expect(await inReach(carousel)).toEqual(before);
      await end();
    });

    test('obeys the keyboard: its button to stop first, arrows move it round, and it says where it is', async () => {
      const { page, end } = await open(path);
      const carousel = carouselOf(page, name);
      await whenMoving(carousel);
      const focusable = await carousel
        .locator('button, a')
        .evaluateAll((all) =>
          all.filter((it) => !it.closest('[inert]')).map((it) => it.ariaLabel ?? 'link'),
        );
      expect(focusable.slice(0, 3)).toEqual([
        expect.stringMatching(/^Play/),
        expect.stringMatching(/^Previous/),
        expect.stringMatching(/^Next/),
      ]);

      await carousel.getByRole('button', { name: /^Play/ }).focus();
      const seen: (string | undefined)[] = [];
      for (let move = 0; move < count; move += 1) {
        const before = (await inReach(carousel))[0];
        await page.keyboard.press('ArrowRight');
        await untilMoved(carousel, before);
        const reach = await inReach(carousel);
        expect(reach).toHaveLength(shown);
        seen.push(reach[0] ?? undefined);
        expect(await carousel.locator('[aria-live="polite"]').textContent()).toContain(
          `of ${count}`,
        );
      }
      const all = Array.from({ length: count }, (_, index) => `${index + 1} of ${count}`);
      expect(seen).toEqual([...all.slice(1), all[0]]);
      await page.keyboard.press('ArrowLeft');
      await eventually(async () =>
        expect((await inReach(carousel))[0]).toBe(`${count} of ${count}`),
      );
      expect(await hasFocus(carousel)).toBe(true);
      await end();
    });

    testInChromium('follows a finger', async () => {
      const { page, end } = await open(path, 360, { hasTouch: true });
      const carousel = carouselOf(page, name);
      await whenMoving(carousel);
      const slide = carousel.locator('[aria-roledescription="slide"]:not([inert] *)').first();
      await slide.evaluate((it) => it.scrollIntoView({ block: 'center', behavior: 'instant' }));
      const box = (await slide.boundingBox())!;
      const y = Math.min(Math.max(box.y + box.height / 2, 120), 800);
      const finger = await page.context().newCDPSession(page);
      const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
        finger.send('Input.dispatchTouchEvent', {
          type,
          touchPoints: x === undefined ? [] : [{ x: box.x + x, y }],
        });
      await touch('touchStart', 260);
      for (const x of [230, 190, 140, 90, 50]) await touch('touchMove', x);
      await touch('touchEnd');
      await eventually(async () => {
        expect(await inReach(carousel)).toEqual([`2 of ${count}`]);
        expect(await carousel.locator('[aria-live="polite"]').textContent()).toBe(`2 of ${count}`);
      });
      await end();
    });
  },
);

// One implementation serves all, so the quickest shows it.
test.each(carousels.filter(([, , , interval]) => interval === 2000))(
  '%s, the carousel of %s stops for a pointer, for focus, and for good with Pause',
  async (path, name, _count, interval) => {
    const { page, end } = await open(path, 1440, { ...inMotion, ...ownClock });
    const carousel = carouselOf(page, name);
    const first = () => inReach(carousel).then(([it]) => it);
    const expectStill = async () => {
      const held = await first();
      await page.clock.runFor(3 * interval);
      expect(await first()).toBe(held);
      return held;
    };
    await whenMoving(carousel);
    await carousel.hover();
    // A move that had begun ends.
    await page.clock.runFor(900);
    await expectStill();

    await carousel.getByRole('button', { name: /^Pause/ }).focus();
    await page.mouse.move(0, 0);
    const held = await expectStill();

    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await page.clock.runFor(interval + 900);
    await untilMoved(carousel, held);
    await carousel.getByRole('button', { name: /^Pause/ }).focus();
    await page.keyboard.press('Enter');
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await page.clock.runFor(900);
    await expectStill();
    expect(await carousel.getByRole('button', { name: /^Play/ }).count()).toBe(1);
    await end();
  },
);

test('focus is never lost: when its slide goes, and when the window leaves no room for its slide', async () => {
  const { page, end } = await open(forte, 1440);
  const carousel = carouselOf(page, /^conditions/);
  await whenMoving(carousel);
  await carousel.getByRole('button', { name: /^Next/ }).click();
  await eventually(async () => expect((await inReach(carousel))[0]).toBe('2 of 4'));
  // 2 and 3 of 4 are the emergencies, each with a link to call.
  const link = (slide: number) =>
    carousel.locator(`[aria-label="${slide} of 4"]:not([inert] *)`).getByRole('link').first();
  await link(2).focus();
  const expectFocusOn = (slide: string) =>
    eventually(async () =>
      expect(await page.evaluate(() => document.activeElement?.ariaLabel)).toBe(slide),
    );
  await page.keyboard.press('ArrowRight');
  await expectFocusOn('3 of 4');

  // Slick takes no second move during the first.
  await whenStill(page);
  await page.keyboard.press('ArrowLeft');
  await eventually(async () => expect((await inReach(carousel))[0]).toBe('2 of 4'));
  await link(3).focus();
  await page.setViewportSize({ width: 400, height: 900 });
  await expectFocusOn('2 of 4');
  expect(await hasFocus(carousel)).toBe(true);
  await end();
});
