import { products } from '@site/company/products';
import { sampleOf } from '@site/tooling/testing/testForm';
import {
  carouselOf,
  hasFocus,
  inReach,
  inSight,
  untilMoved,
  whenMoving,
} from '../browser/parts/carousel';
import { whenStill } from '../browser/whenStill';
import { type VisitOptions } from '../browser/visit';
import { expect, test, type Site, IN_CHROMIUM } from '../browser/test';

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
const shownAt = (steps: Steps, width: number) =>
  Object.entries(steps).reduce((shown, [from, items]) => (width >= +from ? items : shown), 1);

/** The page's clock is the test's, so an interval passes at once. */
const ownClock: VisitOptions = { before: (context) => context.clock.install() };
const inMotion: VisitOptions = { reducedMotion: 'no-preference' };

const open = (site: Site, path: string, width = 1440, options: VisitOptions = {}) =>
  site.visit(path, {
    reducedMotion: 'reduce',
    viewport: { width, height: 900 },
    ...options,
  });

for (const path of [forte, cream]) {
  test(`on ${path} as many slides stand side by side as the specification says, while the window changes, up and down`, async ({
    site,
  }) => {
    const here = carousels.filter(([page]) => page === path);
    const { page, faults } = await open(site, path, 320);
    for (const [, name] of here) await whenMoving(carouselOf(page, name));
    for (const width of [...widths, ...widths.toReversed()]) {
      await page.setViewportSize({ width, height: 900 });
      await expect(async () => {
        for (const [, name, , , steps] of here) {
          const carousel = carouselOf(page, name);
          const shown = shownAt(steps, width);
          const found = { reach: (await inReach(carousel)).length, ...(await inSight(carousel)) };
          const wanted = { reach: shown, whole: shown, cut: 0 };
          expect({ width, name, ...found }).toEqual({ width, name, ...wanted });
        }
      }).toPass();
    }
    expect(faults).toEqual([]);
  });
}

// One implementation serves all: the short form tries two, which differ in slides, widths and interval.
for (const [path, name, count, interval, steps] of sampleOf(carousels, 5)) {
  test.describe(`${path}, the carousel of ${name}`, () => {
    const shown = shownAt(steps, 1440);

    test('moves by itself after its interval, and announces nothing', async ({ site }) => {
      const { page } = await open(site, path, 1440, { ...inMotion, ...ownClock });
      const carousel = carouselOf(page, name);
      await carousel.scrollIntoViewIfNeeded();
      await page.mouse.move(0, 0);
      await whenMoving(carousel);
      const first = (await inReach(carousel))[0];
      await page.clock.runFor(interval + 900);
      await untilMoved(carousel, first);
      expect(await carousel.locator('[aria-live="polite"]').textContent()).toBe('');
    });

    test('is still for those who asked for less motion', { tag: IN_CHROMIUM }, async ({ site }) => {
      const { page } = await open(site, path, 1440, ownClock);
      const carousel = carouselOf(page, name);
      await whenMoving(carousel);
      const before = await inReach(carousel);
      await page.clock.runFor(3 * interval);
      expect(await inReach(carousel)).toEqual(before);
    });

    test(
      'obeys the keyboard: its button to stop first, arrows move it round, and it says where it is',
      { tag: IN_CHROMIUM },
      async ({ site }) => {
        const { page } = await open(site, path);
        const carousel = carouselOf(page, name);
        await whenMoving(carousel);
        const focusable = await carousel
          .locator('button, a')
          .evaluateAll((all) =>
            all
              .filter((element) => !element.closest('[inert]'))
              .map((element) => element.ariaLabel ?? 'link'),
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
          await expect(carousel.locator('[aria-live="polite"]')).toContainText(`of ${count}`);
        }
        const all = Array.from({ length: count }, (_, index) => `${index + 1} of ${count}`);
        expect(seen).toEqual([...all.slice(1), all[0]]);
        await page.keyboard.press('ArrowLeft');
        await expect.poll(async () => (await inReach(carousel))[0]).toBe(`${count} of ${count}`);
        expect(await hasFocus(carousel)).toBe(true);
      },
    );

    test('follows a finger', { tag: IN_CHROMIUM }, async ({ site }) => {
      const { page } = await open(site, path, 360, { hasTouch: true });
      const carousel = carouselOf(page, name);
      await whenMoving(carousel);
      const slide = carousel.locator('[aria-roledescription="slide"]:not([inert] *)').first();
      await slide.evaluate((element) =>
        element.scrollIntoView({ block: 'center', behavior: 'instant' }),
      );
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
      await expect(async () => {
        expect(await inReach(carousel)).toEqual([`2 of ${count}`]);
        expect(await carousel.locator('[aria-live="polite"]').textContent()).toBe(`2 of ${count}`);
      }).toPass();
    });
  });
}

// One implementation serves all, so the quickest shows it.
for (const [path, name, , interval] of sampleOf(
  carousels.filter(([, , , interval]) => interval === 2000),
  2,
)) {
  test(`${path}, the carousel of ${name} stops for a pointer, for focus, and for good with Pause`, async ({
    site,
  }) => {
    const { page } = await open(site, path, 1440, { ...inMotion, ...ownClock });
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
    await expect(carousel.getByRole('button', { name: /^Play/ })).toHaveCount(1);
  });
}

test(
  'focus is never lost: when its slide goes, and when the window leaves no room for its slide',
  { tag: IN_CHROMIUM },
  async ({ site }) => {
    const { page } = await open(site, forte, 1440);
    const carousel = carouselOf(page, /^conditions/);
    await whenMoving(carousel);
    await carousel.getByRole('button', { name: /^Next/ }).click();
    await expect.poll(async () => (await inReach(carousel))[0]).toBe('2 of 4');
    // 2 and 3 of 4 are the emergencies, each with a link to call.
    const link = (slide: number) =>
      carousel.locator(`[aria-label="${slide} of 4"]:not([inert] *)`).getByRole('link').first();
    await link(2).focus();
    const expectFocusOn = (slide: string) =>
      expect.poll(() => page.evaluate(() => document.activeElement?.ariaLabel)).toBe(slide);
    await page.keyboard.press('ArrowRight');
    await expectFocusOn('3 of 4');

    // Slick takes no second move during the first.
    await whenStill(page);
    await page.keyboard.press('ArrowLeft');
    await expect.poll(async () => (await inReach(carousel))[0]).toBe('2 of 4');
    await link(3).focus();
    await page.setViewportSize({ width: 400, height: 900 });
    await expectFocusOn('2 of 4');
    expect(await hasFocus(carousel)).toBe(true);
  },
);
