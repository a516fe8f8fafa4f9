import { mkdtempSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { paths } from '@site/contracts/paths';
import { products } from '@site/contracts/products';
import { buildIfNeeded } from '@site/build/buildIfNeeded';
import { openBrowser } from '@site/tooling/browser/openBrowser';
import { siteFolder } from '@site/tooling/workspace';
import { buildLimit } from '../sites/limitSite';
import { serveSites, type ServedSites } from '../sites/serveSites';

const PAGES = [paths.home, products[0]?.path ?? '', paths.buyNow, '/hi/privacy-policy'];

/** Of the pixels of a page: two drawings of the same letters are not always equal. */
const TOLERANCE = 0.001;

let folder: string;
let served: ServedSites<'site' | 'limit'>;
let browser: Browser;

beforeAll(async () => {
  await buildIfNeeded();
  folder = mkdtempSync(join(tmpdir(), 'limit-'));
  const limit = join(folder, 'limit');
  const helper = await openBrowser();
  await buildLimit(limit, { composed: siteFolder, paths: PAGES, browser: helper });
  await helper.close();
  served = await serveSites({ site: siteFolder, limit }, join(folder, 'data'));
  browser = await openBrowser(served.flags);
}, 300_000);

afterAll(async () => {
  await browser?.close();
  await served?.close();
  await rm(folder, { recursive: true, force: true });
});

/** A picture of a whole page whose scripts never run, as base64. */
async function pictureOf(address: string): Promise<string> {
  const context = await browser.newContext({
    viewport: { width: 360, height: 800 },
    reducedMotion: 'reduce',
  });
  try {
    const page = await context.newPage();
    // Optional fonts are there in time or not, by chance.
    await page.route(/\.woff2$/, (route) => route.abort());
    await page.addInitScript(() => {
      // Nothing starts by itself, and nothing that has not started counts as late.
      Object.assign(globalThis, { setTimeout: () => 0, requestIdleCallback: () => 0 });
    });
    await page.route(/\.js(\?|$)/, () => {});
    await page.goto(address, { waitUntil: 'commit' });
    await page.waitForFunction(() => document.readyState !== 'loading');
    await whenDrawn(page);
    const picture = await page.screenshot({ fullPage: true, animations: 'disabled' });
    return picture.toString('base64');
  } finally {
    await context.close();
  }
}

/** Waits for styles, fonts and every picture, those far below included. */
async function whenDrawn(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const picture of document.images) picture.loading = 'eager';
  });
  await page.waitForFunction(() => [...document.images].every((it) => it.complete));
  await page.evaluate(async () => {
    await Promise.all([...document.images].map((it) => it.decode().catch(() => {})));
    await document.fonts.ready;
  });
}

/** The part of the pixels in which two pictures differ visibly. */
async function differenceOf(one: string, other: string): Promise<number> {
  const page = await browser.newPage();
  try {
    return await page.evaluate(
      async (pictures) => {
        const [a, b] = (await Promise.all(
          pictures.map(async (it) => {
            const answer = await fetch(`data:image/png;base64,${it}`);
            const bitmap = await createImageBitmap(await answer.blob());
            const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
            const drawing = canvas.getContext('2d') as OffscreenCanvasRenderingContext2D;
            drawing.drawImage(bitmap, 0, 0);
            return drawing.getImageData(0, 0, bitmap.width, bitmap.height);
          }),
        )) as [ImageData, ImageData];
        if (a.width !== b.width || a.height !== b.height) return 1;
        let different = 0;
        for (let at = 0; at < a.data.length; at += 4) {
          const far = [0, 1, 2].some(
            (part) => Math.abs((a.data[at + part] ?? 0) - (b.data[at + part] ?? 0)) > 24,
          );
          if (far) different += 1;
        }
        return different / (a.width * a.height);
      },
      [one, other],
    );
  } finally {
    await page.close();
  }
}

describe.each(PAGES)('the limit of %s', (path) => {
  const limitHtml = () => readFileSync(join(folder, 'limit', path, 'index.html'), 'utf8');

  test('has no script, and one style', () => {
    expect(limitHtml()).not.toMatch(/<script|as="script"|rel="stylesheet"(?! media="print")/);
    expect(limitHtml().match(/<style/g)).toHaveLength(1);
  });

  test('looks like the page', async () => {
    const page = await pictureOf(served.addresses.site + path);
    const limit = await pictureOf(served.addresses.limit + path);

    expect(await differenceOf(page, limit)).toBeLessThan(TOLERANCE);
  });
});
