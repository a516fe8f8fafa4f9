import { ALIVE, PAGE_PHASE } from '@site/contracts/boot';
import { anchors, paths } from '@site/company/paths';
import { products } from '@site/company/products';
import {
  follow,
  goBack,
  positionIs,
  read,
  reading,
  READING,
  scrollTo,
  testEachWay,
  whenScrolled,
} from '../browser/readingPosition';
import { expect, test } from '../browser/test';

testEachWay();

test('Back and Forward between two pages find both positions, and never scroll the page that is being left', async ({
  site,
}) => {
  const page = await read(site);
  await page.mouse.move(10, 300);
  await page.waitForSelector(`html[${ALIVE}]`);
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
    [-1, READING],
    [1, 700],
    [-1, READING],
    [1, 700],
  ] as const) {
    await page.evaluate((by) => void setTimeout(() => history.go(by)), go);
    await page.waitForFunction(
      (path) => location.pathname === path,
      go === -1 ? reading : paths.home,
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
  await scrollTo(page, READING);
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
  await positionIs(page, READING);
  await whenScrolled(page);
  await positionIs(page, READING);
});

test('each anchor that is typed into the address leads to its section', async ({ site }) => {
  const { page } = await site.visit(paths.home);
  await page.waitForSelector(`html[${ALIVE}]`);
  const type = async (id: string) => {
    await page.evaluate((hash) => void (location.hash = hash), id);
    await whenScrolled(page);
  };
  await type(anchors.ourProducts);
  await scrollTo(page, READING);
  await type(anchors.contact);

  await expect(page.locator(`#${anchors.contact}`)).toBeInViewport();
});
