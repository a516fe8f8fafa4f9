import type { Page } from '@playwright/test';
import { FULLY_RENDERED, PAGE_PHASE } from '@site/contracts/boot';
import { localised } from '@site/company/languages';
import { paths } from '@site/company/paths';
import { products } from '@site/company/products';
import { keepNoPagesInFirefox } from './forEachVisit';
import { expect, test, type Site } from './test';

/** Where the visitor reads. */
export const READING_AT_PX = 1500;

export const pagePath = products[0]!.path;
/**
 * How far from its place the same text may be, in px. A font that comes late is not shown (`font-display: optional`), but is so
 * in what is drawn next, whose lines break elsewhere.
 */
const TOLERANCE = 40;

export const positionIs = (page: Page, top: number) =>
  page.waitForFunction(([wanted, tolerance]) => Math.abs(scrollY - wanted) < tolerance, [
    top,
    TOLERANCE,
  ] as const);

/** What a visitor reads: the first heading below the header, and how far from the window's top it is, in px. */
type ReadingPosition = { heading: string; top: number; scrollY: number; isWhole: boolean };

const POSITION_KEY = 'reading-position';

/** Has the page remember what the visitor reads at the moment when they leave. */
const rememberPosition = (page: Page): Promise<void> =>
  page.evaluate(
    ([key, whole]) => {
      function remember() {
        const below = document.querySelector('header')!.getBoundingClientRect().bottom;
        const all = [...document.querySelectorAll('main :is(h2, h3)')].map((heading) => ({
          heading: heading.textContent ?? '',
          top: heading.getBoundingClientRect().top,
        }));
        sessionStorage[key] ??= JSON.stringify({
          ...all.find(({ top }) => top > below),
          scrollY,
          isWhole: document.documentElement.hasAttribute(whole),
        });
      }
      sessionStorage.removeItem(key);
      addEventListener('click', remember, true);
      addEventListener('pagehide', remember);
    },
    [POSITION_KEY, FULLY_RENDERED] as const,
  );

/** Opens a page and reads on, as soon as it is there. */
export async function read(site: Site): Promise<Page> {
  const context = await site.browser.newContext({ viewport: { width: 1280, height: 900 } });
  await keepNoPagesInFirefox(context);
  const page = await context.newPage();
  await readOn(site, page);
  return page;
}

async function readOn(site: Site, page: Page): Promise<void> {
  await page.goto(site.address + pagePath);
  await scrollTo(page, READING_AT_PX);
}

export async function scrollTo(page: Page, top: number) {
  await page.evaluate((to) => window.scrollTo(0, to), top);
  await positionIs(page, top);
  // Pages hear of it with the next frame, which a person has seen before they go on.
  await page.evaluate(() => new Promise(requestAnimationFrame));
}

/** Frames call nobody back on a page without script: what waits for them waits for ever. */
export async function scrollWithoutScript(page: Page, top: number) {
  await expect
    .poll(() =>
      page.evaluate((to) => {
        window.scrollTo(0, to);
        return Math.abs(scrollY - to);
      }, top),
    )
    .toBeLessThan(TOLERANCE);
}

/** Waits until the page has stood still for ten frames, as it does not while it scrolls smoothly. */
export const whenScrolled = (page: Page) =>
  page.evaluate(async () => {
    let still = 0;
    for (let top = scrollY; still < 10; still = scrollY === top ? still + 1 : 0) {
      top = scrollY;
      await new Promise(requestAnimationFrame);
    }
  });

/** Follows a link without a step to where it is. A driver waits for ever for a page of the browser's cache to load. */
export const follow = async (page: Page, path: string) => {
  await page.evaluate(
    (href) => document.querySelector<HTMLElement>(`a[href="${href}"]`)!.click(),
    path,
  );
  await page.waitForURL(`**${path}`, { waitUntil: 'commit' });
};

/** As `follow`, does not wait for the page to load. */
export const goBack = (page: Page) => page.evaluate(() => void setTimeout(() => history.back()));

/**
 * Waits until the page is shown where it was left: by what is read or, where its sections are not laid out yet and the browser
 * goes by pixels, by those.
 */
const isWhereItWas = (page: Page) =>
  page.waitForFunction(
    ([key, tolerance]) => {
      // What the document before wrote as it went can come a moment after the next one.
      const {
        heading,
        top,
        scrollY: left,
        isWhole,
      } = JSON.parse(sessionStorage[key] ?? '{}') as ReadingPosition;
      const isRead = [...document.querySelectorAll('main :is(h2, h3)')].some(
        (element) =>
          element.textContent === heading &&
          Math.abs(element.getBoundingClientRect().top - top) < tolerance,
      );
      return isRead || (!isWhole && Math.abs(scrollY - left) < 3);
    },
    [POSITION_KEY, TOLERANCE] as const,
  );

async function whenLaidOut(page: Page): Promise<void> {
  await page.mouse.move(10, 300);
  await page.waitForSelector(`html[${PAGE_PHASE}="laid-out"]`, { state: 'attached' });
}

/** Waits until the visitor reads on, and goes on to do so when the page is laid out. */
async function expectReading(page: Page): Promise<void> {
  await page.waitForURL(`**${pagePath}`, { waitUntil: 'commit' });
  await isWhereItWas(page);
  await whenLaidOut(page);
  await isWhereItWas(page);
}

const toPolicy = async (page: Page) => {
  await follow(page, paths.privacyPolicy);
  await page.locator('h1', { hasText: 'Privacy' }).waitFor();
};

const elsewhere = async (page: Page) => {
  await page.goto('data:text/html,<h1>Elsewhere</h1>');
};

/** Ways on which a visitor leaves a page and comes back to it. */
const ways: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  'a reload': (page) => page.reload(),
  'Back from another site': async (page) => {
    await elsewhere(page);
    await goBack(page);
  },
  'Back from the other language': async (page) => {
    await follow(page, localised(pagePath, 'hi'));
    await page.locator('html[lang=hi] main h1').waitFor();
    await goBack(page);
  },
  'a link, and Back': async (page) => {
    await toPolicy(page);
    await goBack(page);
  },
  'a link, a reload, and Back': async (page) => {
    await toPolicy(page);
    await page.reload();
    await goBack(page);
  },
  'a link, another site, and Back twice': async (page) => {
    await toPolicy(page);
    await elsewhere(page);
    await goBack(page);
    await page.locator('h1', { hasText: 'Privacy' }).waitFor();
    await goBack(page);
  },
};

/** Ways on which the document is left for another one: the others are the same in a browser that keeps pages. */
export const leavingDocument = [
  'Back from another site',
  'Back from the other language',
  'a link, another site, and Back twice',
];

/** Tests each way on which a visitor comes back to a page, or some of them. */
export function testEachWay(names = Object.keys(ways)): void {
  const all = Object.entries(ways).filter(([name]) => names.includes(name));

  async function comeBack(page: Page, leave: (page: Page) => Promise<unknown>): Promise<void> {
    await rememberPosition(page);
    await leave(page);
    await expectReading(page);
  }

  // A first visit each: later ones would have the scripts in their cache.
  for (const [way, leave] of all)
    test(`who leaves at once reads on after ${way} where they were`, async ({ site }) => {
      const page = await read(site);
      await comeBack(page, leave);
      await page.context().close();
    });

  test('who leaves when all of the page answers reads on where they were, on each way', async ({
    site,
  }) => {
    test.slow();
    const page = await read(site);
    for (const [way, leave] of all)
      await test.step(way, async () => {
        // A page that comes back is whole at once: each way leaves one that was laid out bit by bit.
        await page.goto('about:blank');
        await readOn(site, page);
        await whenLaidOut(page);
        await comeBack(page, leave);
      });
    await page.context().close();
  });
}
