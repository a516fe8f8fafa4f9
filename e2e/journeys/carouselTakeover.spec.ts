import type { Page } from '@playwright/test';
import { productOf } from '@site/contracts/products';
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

const open = (site: Site, options: VisitOptions) =>
  site.visit(path, { reducedMotion: 'reduce', ...options });

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

for (const deviceScaleFactor of sampleOf([1.5, 1, 2.625], 2)) {
  test(`with ${deviceScaleFactor} device pixels per px, slides are as large in slick as in the plain row, at every width`, async ({
    site,
  }) => {
    const still = await open(site, { javaScriptEnabled: false, deviceScaleFactor });
    const moving = await open(site, { deviceScaleFactor });
    const count = await moving.page.locator('[aria-roledescription=carousel]').count();
    expect(count).toBe(3);
    for (const name of [overview, /^active/, /^conditions/]) {
      await whenMoving(carouselOf(moving.page, name));
    }
    for (const width of WIDTHS) {
      for (const { page } of [still, moving]) await page.setViewportSize({ width, height: 900 });
      const expected = await boxes(still.page);
      expect(expected.every((slides) => slides.length > 0)).toBe(true);
      await expect
        .poll(async () => ({ width, boxes: await boxes(moving.page) }))
        .toEqual({ width, boxes: expected });
    }
  });
}

// At 1024 px the text is larger than the picture.
const windows: [width: number, deviceScaleFactor: number][] = [
  [412, 2.625],
  [768, 1],
  [1440, 1],
  [768, 1.5],
];

for (const [width, deviceScaleFactor] of sampleOf(windows, 2)) {
  test(`at ${width} px and ${deviceScaleFactor} device pixels per px, the first picture is painted once as the largest`, async ({
    site,
  }) => {
    const shifts: number[] = [];
    const { page, release } = await open(site, {
      hold: SLICK,
      shifts,
      viewport: { width, height: 900 },
      deviceScaleFactor,
      before: async (context) => {
        await context.addInitScript(() => {
          const pictures: number[] = [];
          Object.assign(globalThis, { pictures });
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries()) {
              const { element, size } = entry as PerformanceEntry & {
                element: Element | null;
                size: number;
              };
              if (element?.localName === 'img') pictures.push(size);
            }
          }).observe({ type: 'largest-contentful-paint', buffered: true });
        });
      },
    });
    const pictures = () =>
      page.evaluate(() => (globalThis as unknown as { pictures: number[] }).pictures);
    await expect.poll(() => pictures()).toHaveLength(1);
    release();
    await carouselOf(page, overview).locator(`${CURRENT} img`).first().waitFor();
    // Two frames: a new candidate is reported with the frame that paints it.
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    await page.waitForLoadState('networkidle');
    expect(await pictures()).toHaveLength(1);
    expect(shifts).toEqual([]);
  });
}

test('a carousel out of view neither fetches nor draws slick, until it comes into view', async ({
  site,
}) => {
  const { page } = await open(site, { viewport: { width: 412, height: 500 } });
  const conditions = carouselOf(page, /^conditions/);
  await whenMoving(carouselOf(page, overview));
  await page.waitForLoadState('networkidle');
  expect(await conditions.locator(MOVING).count()).toBe(0);
  expect(await slickRequests(page)).toBe(1);

  await whenMoving(conditions);
  expect(await slickRequests(page)).toBe(1);
});

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
