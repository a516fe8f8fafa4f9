import type { BrowserContext, Page } from '@playwright/test';
import { productOf, products } from '@site/company/products';
import { sampleOf } from '@site/tooling/testing/testForm';
import { carouselOf, inReach, whenMoving } from '../browser/parts/carousel';
import type { VisitOptions } from '../browser/visit';
import { expect, test, type Site } from '../browser/test';

const { path } = productOf('forte');
const overview = /^pictures/;
/** What the carousel marks its row with once slick moves it, and the slides in reach there. */
const MOVING = '[data-row=moving]';
const CURRENT = `${MOVING} [aria-roledescription=slide]:not([inert] *)`;
const WIDTHS = [320, 360, 412, 768, 1024, 1440];

const open = (site: Site, options: VisitOptions, product = path) =>
  site.visit(product, { reducedMotion: 'reduce', ...options });

/** A font that comes too late for one of two pages breaks lines elsewhere. */
const withoutFonts = (context: BrowserContext) =>
  context.route(/[.]woff2$/, (route) => route.abort());

const SLICK = /\/slick\.js/;

const slickRequests = (page: Page) =>
  page.evaluate(
    () =>
      performance.getEntriesByType('resource').filter(({ name }) => /\/slick\.js/.test(name))
        .length,
  );

/** Of every carousel on the page: the boxes of its slides in view and of the pictures in them, in px. */
const boxes = (page: Page) =>
  page.locator('[aria-roledescription=carousel]').evaluateAll((carousels) =>
    carousels.map((carousel) => {
      const frame = carousel.getBoundingClientRect();
      const slides = [...carousel.querySelectorAll('[aria-roledescription=slide]')];
      return slides
        .filter((slide) => {
          const { left, right } = slide.getBoundingClientRect();
          return left > frame.left - 1 && right < frame.right + 1;
        })
        .flatMap((slide) => [slide, ...slide.querySelectorAll('img')])
        .map((box) => {
          const { x, width, height } = box.getBoundingClientRect();
          // Engines round what they lay out at other places.
          return [box.localName, ...[x, width, height].map((length) => length.toFixed(2))];
        });
    }),
  );

for (const [deviceScaleFactor, { path: product }] of sampleOf(
  [1.5, 1, 2.625].flatMap((pixels) => products.map((product) => [pixels, product] as const)),
  5,
)) {
  test(`with ${deviceScaleFactor} device pixels per px, slides of ${product} are as large in slick as in the plain row, at every width`, async ({
    site,
  }) => {
    const options = { deviceScaleFactor, before: withoutFonts };
    const still = await open(site, { javaScriptEnabled: false, ...options }, product);
    const moving = await open(site, options, product);
    const carousels = await moving.page.locator('[aria-roledescription=carousel]').all();
    expect(carousels.length).toBeGreaterThan(0);
    for (const carousel of carousels) await whenMoving(carousel);
    for (const width of WIDTHS) {
      for (const { page } of [still, moving]) await page.setViewportSize({ width, height: 900 });
      // A browser answers before it has laid the page out anew.
      await expect(async () => {
        const expected = await boxes(still.page);
        expect(expected.every((slides) => slides.length > 0)).toBe(true);
        expect(await boxes(moving.page)).toEqual(expected);
        for (const { page } of [still, moving])
          expect(await page.evaluate(() => innerWidth)).toBe(width);
      }).toPass();
    }
  });
}

test('for those who save data a carousel loads slick only when it is used', async ({ site }) => {
  const { page } = await open(site, {
    before: (context) =>
      context.addInitScript(() => {
        Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
      }),
  });
  const carousel = carouselOf(page, overview);
  await carousel.scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  expect(await slickRequests(page)).toBe(0);

  await carousel.locator('[tabindex="0"]').first().focus();
  await carousel.locator(MOVING).waitFor();
  expect(await slickRequests(page)).toBe(1);
});

test('slick begins with the slide that the plain row was scrolled to', async ({ site }) => {
  const { page, release } = await open(site, {
    viewport: { width: 412, height: 800 },
    hold: SLICK,
  });
  const carousel = carouselOf(page, overview);
  const third = carousel.locator('[aria-roledescription=slide]').nth(2);
  await third.evaluate((element) => {
    if (element instanceof HTMLElement)
      element.parentElement?.scrollTo({ left: element.offsetLeft });
  });
  const { x } = (await third.boundingBox())!;
  release();
  await carousel.locator(MOVING).waitFor();
  await expect.poll(() => inReach(carousel)).toEqual(['3 of 4']);
  const now = carousel.locator(CURRENT).first();
  expect((await now.boundingBox())!.x).toBeCloseTo(x, 0);
});

test('before slick has come, a button moves the plain row, and slick begins there', async ({
  site,
}) => {
  const shifts: number[] = [];
  const { page, release } = await open(site, {
    viewport: { width: 412, height: 800 },
    reducedMotion: 'no-preference',
    hold: SLICK,
    shifts,
  });
  const carousel = carouselOf(page, overview);
  await carousel.getByRole('button', { name: /^Pause/ }).click();
  const next = carousel.getByRole('button', { name: /^Next/ });
  const second = carousel.locator('[aria-label="2 of 4"]:not([inert] *)');
  const { x } = (await carousel.locator('[aria-label="1 of 4"]').boundingBox())!;
  await next.click();
  await expect.poll(async () => (await second.boundingBox())!.x).toBeCloseTo(x, 0);

  release();
  await carousel.locator(MOVING).waitFor();
  expect(await inReach(carousel)).toEqual(['2 of 4']);
  expect((await second.boundingBox())!.x).toBeCloseTo(x, 0);
  await expect(next).toBeFocused();
  expect(shifts).toEqual([]);
});
