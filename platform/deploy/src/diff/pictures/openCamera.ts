import type { Browser, Page } from 'playwright-core';
import { FULLY_RENDERED } from '@site/contracts/boot';
import { contentTypeOf } from '@site/server/site-files/contentTypes';
import { bytesAt, type ComparedSite } from '../sites/comparedSite';

/** Pages of any site have this origin here, and nothing else of the world exists for them. */
const ORIGIN = 'https://site.invalid';

const WINDOW_HEIGHT = 900;

/** Takes pictures of a site's pages at one width. */
export interface Camera {
  /** Gives the whole page as PNG. */
  take(path: string): Promise<Buffer>;
  close(): Promise<void>;
}

/**
 * Keeps the page's own scripts from running, while the page is one that has scripts: what is there for visitors without them
 * does not show.
 */
const POLICY = { 'content-security-policy': "script-src 'none'" };

/**
 * Lays out the whole page, and waits for every picture and font: before that the page has another height, and sections far
 * below the window are empty.
 */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async (rendered) => {
    document.documentElement.setAttribute(rendered, '');
    for (const image of document.images) image.loading = 'eager';
    await Promise.allSettled([...document.images].map((image) => image.decode()));
    await document.fonts.ready;
  }, FULLY_RENDERED);
}

/** Opens a window on a site. Pages show what arrives: their scripts do not run, and nothing moves. */
export async function openCamera(
  browser: Browser,
  site: ComparedSite,
  width: number,
): Promise<Camera> {
  const context = await browser.newContext({
    viewport: { width, height: WINDOW_HEIGHT },
    reducedMotion: 'reduce',
    colorScheme: 'light',
    serviceWorkers: 'block',
  });
  await context.route('**/*', async (route) => {
    const { origin, pathname } = new URL(route.request().url());
    const body = origin === ORIGIN ? await bytesAt(site, pathname) : undefined;
    if (!body) return route.fulfill({ status: 404, body: '' });
    const isPage = route.request().resourceType() === 'document';
    const contentType = contentTypeOf(isPage ? 'page.html' : pathname);
    const headers = { 'content-type': contentType, ...(isPage && POLICY) };
    await route.fulfill({ body, headers });
  });
  const page = await context.newPage();
  return {
    async take(path) {
      await page.goto(ORIGIN + path, { waitUntil: 'load' });
      await settle(page);
      return page.screenshot({ fullPage: true, animations: 'disabled' });
    },
    close: () => context.close(),
  };
}
