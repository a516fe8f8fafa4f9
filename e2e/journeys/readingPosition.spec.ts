import { ALIVE, PAGE_PHASE } from '@site/contracts/boot';
import { anchors, paths } from '@site/company/paths';
import { products } from '@site/company/products';
import { layOutWholePage } from '../browser/layOutWholePage';
import {
  follow,
  goBack,
  positionIs,
  read,
  pagePath,
  READING_AT_PX,
  scrollTo,
  scrollWithoutScript,
  testEachWay,
  whenScrolled,
} from '../browser/readingPosition';
import { expect, IN_CHROMIUM, test } from '../browser/test';
import { whenProductFetched } from '../browser/whenProductFetched';

testEachWay();

test('Back and Forward between two pages find both positions, and never scroll the page that is being left', async ({
  site,
}) => {
  const page = await read(site);
  await page.mouse.move(10, 300);
  await page.waitForSelector(`html[${ALIVE}]`);
  // What comes too late is opened as a document, which is the browser's to scroll.
  const logo = await page.locator(`header a[href="${paths.home}"]`).first().boundingBox();
  await page.mouse.move(logo!.x + 20, logo!.y + 20);
  await whenProductFetched(page, 'ProductShowcase');
  await whenProductFetched(page, 'forms');
  await follow(page, paths.home);
  await page.waitForSelector(`html[${PAGE_PHASE}="laid-out"]`, { state: 'attached' });
  await scrollTo(page, 700);
  await page.evaluate(() => {
    const headingOf = () => document.querySelector('main h1')?.textContent ?? '';
    const positions: [string, number][] = [];
    Object.assign(self, { positions });
    // Behind what others do in a frame, and before it is painted.
    const note = () => {
      requestAnimationFrame(() => {
        new ResizeObserver((_, observer) => {
          observer.disconnect();
          positions.push([headingOf(), Math.round(scrollY)]);
        }).observe(document.documentElement);
        note();
      });
    };
    note();
  });
  for (const [go, top] of [
    [-1, READING_AT_PX],
    [1, 700],
    [-1, READING_AT_PX],
    [1, 700],
  ] as const) {
    await page.evaluate((by) => void setTimeout(() => history.go(by)), go);
    await page.waitForFunction(
      (path) => location.pathname === path,
      go === -1 ? pagePath : paths.home,
    );
    await positionIs(page, top);
    await page.waitForSelector(`html[${PAGE_PHASE}="laid-out"]`, { state: 'attached' });
  }
  const seen = await page.evaluate(
    () => (self as unknown as { positions: [string, number][] }).positions,
  );
  const home = seen.filter(([heading]) => !heading.includes(products[0]!.name));
  // Sections begin between pixels.
  expect(home.filter(([, top]) => Math.abs(top - 700) > 1)).toEqual([]);
  expect(home.length).toBeGreaterThan(0);
  expect(await page.evaluate(() => history.scrollRestoration)).toBe('auto');
  await page.context().close();
});

test('Back to where one read before the scripts came is the browser’s', async ({ site }) => {
  const { page, release } = await site.visit(paths.home, { hold: /[.]js$/ });
  await scrollTo(page, READING_AT_PX);
  await page.evaluate(
    (id) => document.querySelector<HTMLElement>(`a[href="#${id}"]`)?.click(),
    anchors.contact,
  );
  await expect(page.locator(`#${anchors.contact}`)).toBeInViewport();
  release();
  await page.mouse.move(10, 300);
  await page.waitForSelector(`html[${PAGE_PHASE}="laid-out"]`, { state: 'attached' });

  await goBack(page);
  await page.waitForFunction(() => !location.hash);
  await positionIs(page, READING_AT_PX);
  // As a picture does that comes late: the shell keeps positions of its own then.
  await page.evaluate(() => void (document.body.style.paddingBottom = '1px'));
  await whenScrolled(page);
  await positionIs(page, READING_AT_PX);
});

test('each anchor that is typed into the address leads to its section', async ({ site }) => {
  const { page } = await site.visit(paths.home);
  await page.waitForSelector(`html[${ALIVE}]`);
  const type = async (id: string) => {
    await page.evaluate((hash) => void (location.hash = hash), id);
    await whenScrolled(page);
  };
  await type(anchors.ourProducts);
  await scrollTo(page, READING_AT_PX);
  await type(anchors.contact);

  await expect(page.locator(`#${anchors.contact}`)).toBeInViewport();
});

for (const [screen, width, javaScriptEnabled] of [
  ['a phone', 360, true],
  ['a desk', 1280, true],
  ['a phone without script', 360, false],
] as const)
  test(`Tab through what stays in view leaves the text where it is, on ${screen}`, async ({
    site,
  }) => {
    const viewport = { width, height: 800 };
    const { page } = await site.visit(pagePath, { viewport, javaScriptEnabled });
    // A section that is laid out later than its place is reached moves the position, and not the text.
    await layOutWholePage(page);
    const logo = page.locator(`header a[href="${paths.home}"]`).first();
    const chip = page.locator('main nav a').first();
    for (const first of javaScriptEnabled ? [logo, chip] : [chip]) {
      await (javaScriptEnabled ? scrollTo : scrollWithoutScript)(page, READING_AT_PX);
      const left = await page.evaluate(() => scrollY);
      await first.focus();
      for (let step = 0; step < 3; step += 1) {
        if (step) await page.keyboard.press('Tab');
        // Without script nothing scrolls smoothly.
        if (javaScriptEnabled) await whenScrolled(page);
        expect(Math.abs((await page.evaluate(() => scrollY)) - left)).toBeLessThan(2);
      }
    }
  });

test('a header that scrolls away comes back for who goes into it with the keyboard', async ({
  site,
}) => {
  const { page } = await site.visit(pagePath, { viewport: { width: 300, height: 600 } });
  await scrollTo(page, 60);
  await page.locator('main a').first().focus();
  await page.keyboard.press('Shift+Tab');
  await whenScrolled(page);
  expect(
    await page.evaluate(() => [
      Boolean(document.activeElement?.closest('header')),
      document.activeElement!.getBoundingClientRect().top >= 0,
    ]),
  ).toEqual([true, true]);
});

// Playwright turns no phone of Firefox or WebKit.
for (const [path, screen, top] of [
  [paths.privacyPolicy, 'phone', 2600],
  [paths.home, 'phone', 3600],
  [paths.home, 'tablet', 1600],
] as const) {
  test(
    `who turns a ${screen} on ${path}, and turns it back, reads on`,
    {
      tag: IN_CHROMIUM,
    },
    async ({ site }) => {
      const { page } = await site.visit(path, { screen, isMobile: true, hasTouch: true });
      await page.touchscreen.tap(5, 300);
      await page.waitForSelector(`html[${PAGE_PHASE}="laid-out"]`, { state: 'attached' });
      await scrollTo(page, top);
      // A text: its section may be higher than the window, and be in view while what is read is not.
      const read = await page.evaluateHandle(() => {
        const { bottom } = document.querySelector('header')!.getBoundingClientRect();
        return [...document.querySelectorAll('main :is(p, li, h2, h3)')].find(
          (text) => text.getBoundingClientRect().top > bottom,
        )!;
      });
      const begins = await read.evaluate((text) => text.getBoundingClientRect().top);
      const { width, height } = page.viewportSize()!;
      for (const turned of [
        { width: height, height: width },
        { width, height },
      ]) {
        await page.setViewportSize(turned);
        await page.waitForFunction(
          ([text, before, inner]) =>
            innerWidth === inner && Math.abs(text.getBoundingClientRect().top - before) < 100,
          [read, begins, turned.width] as const,
        );
      }
    },
  );
}
